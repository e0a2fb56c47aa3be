/** Entities of a person's account; see entities.ts. */
import type { Version } from './entities';

export interface UserInfo {
  userId: string;
  phone: string;
  nickname: string;
  name: string;
  accountPhone: string | null;
  accountMail: string | null;
  /** 1 means real-name verified. */
  idAuthStatus: number;
}

export interface LoginResult {
  token: string;
  userId: string;
}

/** Place of a session after a switch of identity or branch. */
export interface SessionContext {
  organ: string;
  actor: string;
  channel: string;
  branch: string;
}

/** A tenant that the person may enter in the new flow. */
export interface TenantChoice {
  saasId: string;
  name: string;
  logo: string | null;
  current: boolean;
}

/** A role of a person in a tenant. */
export interface Identity {
  id: string;
  name: string;
  type: 'administrator' | 'staff' | 'teacher' | 'student' | 'operator';
  organ: string;
  organName: string;
  current: boolean;
}

export type Gender = 'male' | 'female' | 'unknown';

/** Personal record of an account. */
export interface AccountProfile {
  id: string;
  accountId: string;
  name: string;
  gender: Gender;
  /** Masked, except for one's own; `profile.reveal` returns it unmasked. */
  idNumber: string | null;
  /** The phone number in the tenant's record, masked; ours. */
  phone?: string | null;
  birthday: string | null;
  email: string | null;
  address: string | null;
  education: string | null;
  employer: string | null;
  updatedAt: string;
  version?: Version;
}

/** Request to close one's account. */
export interface LogoutApplication {
  status: 'none' | 'pending' | 'withdrawn' | 'done';
  appliedAt: string | null;
  /** When a pending application takes effect. */
  effectiveAt: string | null;
  /** Days from an application to its effect; absent where the platform does not say. */
  noticeDays?: number;
  /** The bound address whose code confirms the request; null where no address qualifies at present. */
  confirmBy?: 'mail' | 'phone' | null;
  /** When a bound address will qualify to confirm it; each is too new at present. */
  confirmFrom?: string | null;
}

/** `data` of 303, where the platform gives the reason for the end of the session. */
export interface SessionOver {
  /**
   * `elsewhere`: another device, an administrator or a change of the account ended it; `organ`: the organisation where
   * the person worked is disabled; `tenant`: the tenant is, or its time is over.
   */
  ended: 'elsewhere' | 'expired' | 'organ' | 'tenant';
}

/** When each credential of the account last changed; null where it never did or is unknown. */
export interface AccountGuards {
  /** False where the account has none: it was opened by an administrator, and its owner logs in by codes. */
  hasPassword?: boolean;
  passwordChangedAt: string | null;
  phoneChangedAt: string | null;
  mailChangedAt: string | null;
  verifiedAt: string | null;
  /** Null where no face is enrolled. */
  faceEnrolledAt: string | null;
  /** When a picture last matched the enrolled face; absent where the platform does not record it. */
  faceMatchedAt?: string | null;
}
