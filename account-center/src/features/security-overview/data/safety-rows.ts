import { type AccountGuards, maskMail, maskPhone, type UserInfo } from '@edu/shared-utility';

export type SafetyRowKey = 'password' | 'phone' | 'mail' | 'identity';

export interface SafetyRow {
  key: SafetyRowKey;
  /** Whether it is set, bound or verified. */
  safe: boolean;
  /** Masked value; null without one. */
  value: string | null;
  /** Time of the last change, if known. */
  changedAt: string | null;
  /** Time of the last verification by it, if known. */
  matchedAt: string | null;
}

/** Verified by real name (specification §3: idAuthStatus 1). */
export const isVerified = (user: UserInfo): boolean => user.idAuthStatus === 1;

/** Whether there is a password to change; true on platforms that do not say. */
export const hasPassword = (guards: AccountGuards | null): boolean => guards?.hasPassword !== false;

/** The rows of the account-safety page with their current state. */
export function safetyRows(user: UserInfo, guards: AccountGuards | null): SafetyRow[] {
  const { accountPhone: phone, accountMail: mail } = user;
  const { passwordChangedAt, phoneChangedAt, mailChangedAt, verifiedAt, faceMatchedAt } =
    guards ?? {};
  const line = (
    key: SafetyRowKey,
    safe: boolean,
    value: string | null,
    changedAt: string | null | undefined,
  ): SafetyRow => ({
    key,
    safe,
    value,
    changedAt: (safe && changedAt) || null,
    matchedAt: (key === 'identity' && safe && faceMatchedAt) || null,
  });
  return [
    line('password', hasPassword(guards), null, passwordChangedAt),
    line('phone', Boolean(phone), phone && maskPhone(phone), phoneChangedAt),
    line('mail', Boolean(mail), mail && maskMail(mail), mailChangedAt),
    line('identity', isVerified(user), null, verifiedAt),
  ];
}
