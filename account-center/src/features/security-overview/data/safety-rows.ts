import { type AccountGuards, maskMail, maskPhone, type UserInfo } from '@edu/shared-utility';

export type SafetyRowKey = 'password' | 'phone' | 'mail' | 'identity';

export interface SafetyRow {
  key: SafetyRowKey;
  /** True when the thing is set, bound or verified. */
  safe: boolean;
  /** Masked; null where there is nothing to show. */
  value: string | null;
  /** When it last changed, where that is known. */
  changedAt: string | null;
  /** When the person was last recognised by it, where that is known. */
  matchedAt: string | null;
}

/** Verified by real name (specification §3: idAuthStatus 1). */
export const isVerified = (user: UserInfo): boolean => user.idAuthStatus === 1;

/** Whether there is a password to change; a platform that does not say so has one for everybody. */
export const hasPassword = (guards: AccountGuards | null): boolean => guards?.hasPassword !== false;

/** The lines of the account-safety page with their live status. */
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
