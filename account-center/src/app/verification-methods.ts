import type { AccountGuards, UserInfo } from '@edu/shared-utility';
import { isVerified } from '../features/security-overview';

/**
 * How a person can prove who they are besides a code: the QR code until they are verified (architecture §3), then the
 * face. A verified person known to have no enrolled face has none to compare with and enrols one first.
 */
export function verificationMethod(
  user: UserInfo,
  guards: AccountGuards | null,
): 'qr' | 'face' | 'enrol' {
  if (!isVerified(user)) return 'qr';
  return guards !== null && guards.faceEnrolledAt === null ? 'enrol' : 'face';
}

/** What a code goes to that is asked for none of the two in particular. */
export const ownAccount = (user: UserInfo): string | null => user.accountPhone ?? user.accountMail;
