import { errorCodes } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Recipient } from '../codes/recipient';
import { type Account, accountById } from './find-account';
import type { NoticeDelivery } from './notices';

/** The account that changes, and the session that requests it. */
export interface Changer {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

export const boundAs = (accountRow: Account, kind: Recipient['kind']): string | null =>
  kind === 'phone' ? accountRow.phone : accountRow.mail;

export async function ownAccount(db: Database, accountId: string): Promise<Account> {
  const accountRow = await db.withSystem((tx) => accountById(tx, accountId));
  if (!accountRow) throw new BusinessError(errorCodes.notLoggedIn);
  return accountRow;
}

export const codeKey = (changer: Changer, recipient: Recipient) =>
  ({ purpose: 'change', recipient, tenantId: changer.tenantId }) as const;
