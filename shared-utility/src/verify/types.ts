import type { LoginResult, ProofMethod, SecondStepNeeded, WebAuthnJson } from '../contract';

/** A person's proof of identity. */
export type Verification =
  | { readonly method: 'password'; readonly password: string }
  | { readonly method: 'phone' | 'mail'; readonly authCode: string }
  | { readonly method: 'totp' | 'recovery'; readonly code: string }
  | { readonly method: 'passkey'; readonly response: WebAuthnJson };

export interface VerifyProps {
  /** In the order of the choice. */
  readonly methods: readonly ProofMethod[];
  /** Masked, for the methods that send a code. */
  readonly phone?: string | null;
  readonly mail?: string | null;
  /** Rejects with the server's error for a wrong proof. */
  readonly verify: (verification: Verification) => Promise<void>;
  readonly sendCode?: (to: 'phone' | 'mail') => Promise<unknown>;
  readonly passkeyOptions: () => Promise<WebAuthnJson>;
  /** Label of the submit button. */
  readonly action: string;
  /** The cancel button; without it there is none. */
  readonly cancel?: { readonly label: string; readonly press: () => void };
}

export interface SecondStepProps extends Pick<VerifyProps, 'action' | 'cancel'> {
  readonly needed: SecondStepNeeded;
  readonly onPassed: (login: LoginResult) => void;
  /** Called when the ticket has expired: the person starts again. */
  readonly onOver: () => void;
}
