import type { UserInfo } from '@edu/shared-utility';
import { isVerified } from './safety-rows';

/** Steps that protect the account, the most useful first. */
export const protections = ['phone', 'mail', 'factor', 'identity'] as const;
export type Protection = (typeof protections)[number];

export interface SafetyState {
  /** The steps that this platform offers. */
  readonly protections: readonly Protection[];
  readonly missing: readonly Protection[];
}

/** `hasFactor` is undefined while unknown or if the platform has no second factors, which then do not count. */
export function safetyState(user: UserInfo, hasFactor: boolean | undefined): SafetyState {
  const isProtected: Record<Protection, boolean | undefined> = {
    phone: Boolean(user.accountPhone),
    mail: Boolean(user.accountMail),
    factor: hasFactor,
    identity: isVerified(user),
  };
  const offered = protections.filter((protection) => isProtected[protection] !== undefined);
  return { protections: offered, missing: offered.filter((item) => !isProtected[item]) };
}
