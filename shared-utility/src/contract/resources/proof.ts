import { type None, post, read } from '../endpoint';

const base = '/platform/v1/proof';
/** The dialog that asks for a proof shows a refusal beside its field. */
const ours = { ours: true, toast: false } as const;

/**
 * How a person can prove their identity. A person with a second factor uses that: `totp`,
 * `passkey` (one of the page's host), `recovery`; everybody else uses `password` or a code to the
 * bound `phone` or `mail`, if that was bound for a day.
 */
export type ProofMethod = 'password' | 'phone' | 'mail' | 'totp' | 'passkey' | 'recovery';

/** `data` of 40303, which refuses a call until the session is freshly proved. */
export interface ProofNeeded {
  methods: ProofMethod[];
  /** Masked (`139****0001`, `c****@example.com`); null where a code to it proves nothing. */
  phone: string | null;
  mail: string | null;
}

export interface ProofState extends ProofNeeded {
  /** Until then no proof is asked; null when one is. ISO 8601. */
  provedUntil: string | null;
}

export interface Proved {
  provedUntil: string;
}

/** What WebAuthn defines as JSON: made and read by `@simplewebauthn` on both sides. */
export type WebAuthnJson = Record<string, unknown>;

/** Fresh proofs of a session, for what a stolen token must not be able to do. A proof counts five minutes. */
export const proof = {
  state: read<None, ProofState>()(base, { ...ours, returns: 'object' }),
  /** Sends a code to the bound phone or mail, which the caller does not name. */
  sendCode: post<{ to: 'phone' | 'mail' }, null>()(`${base}/code/send`, ours),
  /** A wrong password: 40000 with `data.fields.password`. */
  byPassword: post<{ password: string }, Proved>()(`${base}/password`, {
    ...ours,
    returns: 'object',
  }),
  /** A wrong code: 40006. */
  byCode: post<{ to: 'phone' | 'mail'; authCode: string }, Proved>()(`${base}/code`, {
    ...ours,
    returns: 'object',
  }),
  /** Six digits; wrong or used: 40006. */
  byTotp: post<{ code: string }, Proved>()(`${base}/totp`, { ...ours, returns: 'object' }),
  /** Uses the recovery code up; wrong or used: 40006. */
  byRecoveryCode: post<{ code: string }, Proved>()(`${base}/recovery-code`, {
    ...ours,
    returns: 'object',
  }),
  /** For `startAuthentication({ optionsJSON })`; good for five minutes and one answer. */
  passkeyOptions: post<None, WebAuthnJson>()(`${base}/passkey/options`, {
    ...ours,
    returns: 'object',
  }),
  /** `response` is what `startAuthentication` gave; refused: 40006. */
  byPasskey: post<{ response: WebAuthnJson }, Proved>()(`${base}/passkey`, {
    ...ours,
    returns: 'object',
  }),
} as const;
