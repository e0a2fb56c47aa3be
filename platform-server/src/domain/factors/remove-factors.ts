import { errorCodes } from '@edu/shared-utility/contract';
import { eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, secondFactor } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { accountById } from '../account/find-account';
import { type NoticeDelivery, notifyOfChange } from '../account/notices';
import { revokeSessions } from '../account/write-password';
import { audit } from '../audit';
import { isActive } from './active';

/** Who removes them, and how the owner is notified. */
export interface Remover {
  readonly tenantId: string;
  readonly accountId: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/**
 * Removes all second factors of a person who lost them, identified by phone, mail address or id. Ends their sessions,
 * adds an audit entry and notifies every address. Callers cannot do this to themselves.
 */
export async function removeFactorsOf(
  tx: Tx,
  remover: Remover,
  name: string,
): Promise<{ removed: number }> {
  const text = name.trim().toLowerCase();
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.phone, text), eq(account.mail, text), sql`${account.id}::text = ${text}`));
  const accountRow = row ? await accountById(tx, row.id) : null;
  if (!accountRow) throw new BusinessError(errorCodes.notFound);
  if (accountRow.id === remover.accountId) throw new BusinessError(errorCodes.forbidden);
  const removed = await tx
    .update(secondFactor)
    .set({ removedAt: sql`now()` })
    .where(isActive(accountRow.id))
    .returning({ id: secondFactor.id });
  if (removed.length === 0) throw new BusinessError(errorCodes.notFound);
  await revokeSessions(tx, accountRow.id);
  const { tenantId, accountId, ip, noticeDelivery } = remover;
  await notifyOfChange(tx, noticeDelivery, 'secondFactorRemoved', tenantId, accountRow);
  const detail = { removed: removed.length, byOperator: true };
  const action = 'account.factor.removed';
  await audit(tx, { tenantId, accountId, ip, action, target: accountRow.id, detail });
  return { removed: removed.length };
}
