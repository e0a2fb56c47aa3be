import { type None, post, read } from '../endpoint';
import type { WebAuthnJson } from './proof';

const base = '/platform/v1/second-factors';
const ours = { ours: true } as const;
/** The form shows a refusal beside its field. */
const oursWithoutToast = { ours: true, toast: false } as const;

export interface SecondFactor {
  id: string;
  kind: 'totp' | 'passkey';
  name: string;
  /** The host whose pages can ask for a passkey; null for an authenticator app. */
  host: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface SecondFactors {
  list: SecondFactor[];
  recoveryCodesLeft: number;
  /** True for platform operators in production: the last factor cannot be removed. */
  demanded: boolean;
}

/** Shown once. `recoveryCodes` come with the first factor only, and are null with later ones. */
export interface FactorAdded {
  id: string;
  recoveryCodes: string[] | null;
}

/**
 * Second factors of one's own account. All but the list need a fresh proof (40303); what confirms
 * a begun enrolment needs none of its own. A session that may only enrol one (40305) may call them.
 */
export const secondFactor = {
  list: read<None, SecondFactors>()(base, { ...ours, returns: 'object' }),
  /** A secret for an authenticator app (`uri` for the QR code), good for ten minutes until confirmed. */
  startTotp: post<{ name: string }, { id: string; secret: string; uri: string }>()(`${base}/totp`, {
    ...ours,
    returns: 'object',
  }),
  /** The app's first code turns the factor on; wrong: 40006. */
  confirmTotp: post<{ id: string; code: string }, FactorAdded>()(`${base}/totp/confirm`, {
    ...oursWithoutToast,
    returns: 'object',
  }),
  /** For `startRegistration({ optionsJSON })`; good for five minutes and one answer. */
  startPasskey: post<None, WebAuthnJson>()(`${base}/passkey/options`, {
    ...ours,
    returns: 'object',
  }),
  /** `response` is what `startRegistration` gave; refused: 40006. */
  addPasskey: post<{ name: string; response: WebAuthnJson }, FactorAdded>()(`${base}/passkey`, {
    ...oursWithoutToast,
    returns: 'object',
  }),
  rename: post<{ id: string; name: string }, null>()(`${base}/rename`, oursWithoutToast),
  /** 40900 for the last factor of an account that needs one. */
  remove: post<{ id: string }, null>()(`${base}/remove`, ours),
  /** Ten new codes, shown once; the old ones become invalid. */
  renewRecoveryCodes: post<None, { recoveryCodes: string[] }>()(`${base}/recovery-codes`, {
    ...ours,
    returns: 'object',
  }),
  /** For a platform operator: removes all factors of the account that has this phone, mail or id. */
  removeOfAnother: post<{ account: string }, { removed: number }>()(`${base}/remove-of-another`, {
    ...ours,
    returns: 'object',
  }),
} as const;
