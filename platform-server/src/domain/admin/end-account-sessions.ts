import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { accountById } from '../account/find-account';
import { addToInbox, type NoticeDelivery, sendNotices } from '../account/notices';
import { audit } from '../audit';
import { lockSessions } from '../sessions';
import { manageableAccount, sessionsInTenant } from './account-sessions';
import { type AccountOf, accountOfStaff } from './reset-password';

export interface SessionEnding {
  readonly id: string;
  readonly sessionId?: string | undefined;
  readonly reason: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/** One transaction, so that no session ends without its audit entry and the notice to its owner. */
export async function endAccountSessions(
  db: Database,
  caller: Caller,
  { id, ...ending }: SessionEnding,
  accountOf: AccountOf = accountOfStaff,
): Promise<{ ended: number }> {
  const accountId = await manageableAccount(db, caller, id, accountOf);
  return db.withSystem((tx) => endAndNotify(tx, caller, accountId, ending));
}

async function endAndNotify(
  tx: Tx,
  { tenantId, accountId: callerAccountId }: Caller,
  accountId: string,
  { sessionId, reason, ip, noticeDelivery }: Omit<SessionEnding, 'id'>,
): Promise<{ ended: number }> {
  await lockSessions(tx, accountId);
  const sessionCondition = sessionId === undefined ? undefined : eq(session.id, sessionId);
  const rows = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(sessionsInTenant(accountId, tenantId), sessionCondition))
    .returning({ id: session.id });
  const ended = rows.length;
  if (ended === 0 && sessionId !== undefined) throw new BusinessError(errorCodes.notFound);
  if (ended === 0) return { ended };
  const auditEntry = {
    tenantId,
    accountId: callerAccountId,
    target: accountId,
    detail: { reason, ended },
    ip,
  };
  await audit(tx, { ...auditEntry, action: 'administrator.sessions.ended' });
  const accountRow = await accountById(tx, accountId);
  const addresses = [accountRow?.phone ?? null, accountRow?.mail ?? null];
  const reasons = new Map(
    addresses.flatMap((address) => (address ? [[address, reason] as const] : [])),
  );
  await sendNotices(tx, noticeDelivery, 'sessionsEnded', tenantId, addresses, reasons);
  await addToInbox(tx, accountId, 'sessionsEnded');
  return { ended };
}
