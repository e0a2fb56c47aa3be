import type { LoginResult, ProofMethod, SecondStepNeeded, WebAuthnJson } from '../contract';

/** What a person gives to prove who they are. */
export type Verification =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: 'phone' | 'mail'; readonly authCode: string }
  | { readonly method: 'totp' | 'recovery'; readonly code: string }
  | { readonly method: 'passkey'; readonly response: WebAuthnJson };

export interface VerifyProps {
  /** In the order in which they are offered. */
  readonly methods: readonly ProofMethod[];
  /** Masked, for the methods that send a code. */
  readonly phone?: string | null;
  readonly mail?: string | null;
  /** Rejects with what the server says of a wrong one. */
  readonly verify: (verification: Verification) => Promise<void>;
  readonly sendCode?: (to: 'phone' | 'mail') => Promise<unknown>;
  readonly passkeyOptions: () => Promise<WebAuthnJson>;
  /** The label of the button. */
  readonly action: string;
  /** Gives up; without it there is no such button. */
  readonly cancel?: { readonly label: string; readonly press: () => void };
}

export interface SecondStepProps extends Pick<VerifyProps, 'action' | 'cancel'> {
  readonly needed: SecondStepNeeded;
  readonly onPassed: (login: LoginResult) => void;
  /** The ticket is over: the person starts again. */
  readonly onOver: () => void;
}
