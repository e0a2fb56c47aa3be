import { post, search } from '../endpoint';

const base = '/platform/v1/undo';
const open = { auth: false, ours: true, toast: false } as const;

/** The changes whose notices carry a link to undo them. */
export type UndoableChange =
  | 'phone'
  | 'mail'
  | 'password'
  | 'verified'
  | 'face'
  | 'faceWithdrawn'
  | 'secondFactor'
  | 'secondFactorRemoved'
  | 'closing';

/** What a link would do. */
export interface UndoPlan {
  change: UndoableChange;
  changedAt: string;
  expiresAt: string;
  /** The addresses that the account has again afterwards, masked; null for none. */
  phone: string | null;
  mail: string | null;
  /** The password is removed; the person sets a new one by a code to a restored address. */
  emptiesPassword: boolean;
}

/**
 * The link in a notice: `/entrance/undo#token=…`, for seven days and one use. The token is sent in
 * the body, never in an address. Unknown, used or over: 40400.
 */
export const undo = {
  find: search<{ token: string }, UndoPlan>()(`${base}/look`, { ...open, returns: 'object' }),
  /**
   * Puts phone, mail and verification back to what they were before the change; ends every session; removes faces,
   * second factors and bindings added since, and cancels a pending closing of the account.
   */
  carryOut: post<{ token: string }, UndoPlan>()(base, { ...open, returns: 'object' }),
} as const;
