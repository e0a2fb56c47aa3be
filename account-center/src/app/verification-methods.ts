import type { AccountGuards, UserInfo } from '@edu/shared-utility';
import { isVerified } from '../features/security-overview';

/**
 * The alternative to a code: the QR code until the person is verified (architecture §3), then the face. A verified
 * person without an enrolled face must enrol one first.
 */
export function verificationMethod(
  user: UserInfo,
  guards: AccountGuards | null,
): 'qr' | 'face' | 'enrol' {
  if (!isVerified(user)) return 'qr';
  return guards !== null && guards.faceEnrolledAt === null ? 'enrol' : 'face';
}

/** The account that a code is sent to where the action concerns neither phone nor mail. */
export const ownAccount = (user: UserInfo): string | null => user.accountPhone ?? user.accountMail;
