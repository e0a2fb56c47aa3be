import type { LoginResult } from '../account-entities';
import { post } from '../endpoint';
import type { ProofMethod, WebAuthnJson } from './proof';

const base = '/platform/v1/login';
/** The page shows a refusal in its form. */
const open = { auth: false, ours: true, toast: false } as const;

export type SecondStepMethod = Extract<ProofMethod, 'totp' | 'passkey' | 'recovery'>;

/**
 * `data` of 40304: the password or code was right, and the account has a second factor. The ticket
 * works for ten minutes, five tries and one log-in, at the same page's host.
 */
export interface SecondStepNeeded {
  ticket: string;
  expiresAt: string;
  methods: SecondStepMethod[];
}

/** One of the three. */
export type SecondStep = { ticket: string } & (
  | { code: string }
  | { recoveryCode: string }
  | { response: WebAuthnJson }
);

/** The second step of a log-in, and a log-in by passkey alone. Both flows end in the same result. */
export const login = {
  /** Finishes a log-in of either flow. Wrong code or passkey: 40006; a ticket that is over: 40302. */
  finish: post<SecondStep, LoginResult>()(`${base}/second-factor`, { ...open, returns: 'object' }),
  /** For `startAuthentication`. With a ticket that account's passkeys, without one any of this host. */
  passkeyOptions: post<{ ticket?: string }, WebAuthnJson>()(`${base}/passkey/options`, {
    ...open,
    returns: 'object',
  }),
  /** Without a password; `flow` is that of the page. Refused: 40001. */
  byPasskey: post<{ response: WebAuthnJson; flow: 'old' | 'new' }, LoginResult>()(
    `${base}/passkey`,
    { ...open, returns: 'object' },
  ),
} as const;
