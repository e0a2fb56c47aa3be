import type { UserInfo } from '@edu/shared-utility';
import { maskMail, maskPhone } from '../../../common/mask';

export type LineKey = 'password' | 'phone' | 'mail' | 'identity';

export interface SafetyLine {
  key: LineKey;
  /** True when the thing is set, bound or verified. */
  safe: boolean;
  /** Masked; null where there is nothing to show. */
  value: string | null;
}

/** Verified by real name (specification §3: idAuthStatus 1). */
export const isVerified = (user: UserInfo): boolean => user.idAuthStatus === 1;

/** The lines of the account-safety page with their live status. */
export function safetyLines(user: UserInfo): SafetyLine[] {
  const { accountPhone, accountMail } = user;
  return [
    { key: 'password', safe: true, value: null },
    { key: 'phone', safe: Boolean(accountPhone), value: accountPhone && maskPhone(accountPhone) },
    { key: 'mail', safe: Boolean(accountMail), value: accountMail && maskMail(accountMail) },
    { key: 'identity', safe: isVerified(user), value: null },
  ];
}
