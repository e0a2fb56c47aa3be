import { errorCodes, type UndoableChange, type UndoPlan } from '@edu/shared-utility/contract';
import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, accountUndo } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { hashToken } from '../tokens';
import { type Account, accountById } from './find-account';
import { masked } from './masked';
import { addToInbox, type NoticeDelivery, sendNotices } from './notices';
import { removeLaterFactors, restore, type Undo } from './restore-account';
import { revokeSessions } from './write-password';

const isOpen = (token: string) =>
  and(
    eq(accountUndo.tokenHash, hashToken(token)),
    isNull(accountUndo.usedAt),
    gt(accountUndo.expiresAt, sql`now()`),
  );

const notFound = () => new BusinessError(errorCodes.notFound, { phrase: 'undo.over' });

async function openUndo(tx: Tx, token: string): Promise<{ undo: Undo; accountRow: Account }> {
  const [undo] = await tx.select().from(accountUndo).where(isOpen(token));
  const accountRow = undo ? await accountById(tx, undo.accountId) : null;
  if (!undo || !accountRow) throw notFound();
  return { undo, accountRow };
}

/** Whoever changed the password since may have been the thief, so it is removed. */
const removesPassword = ({ change, createdAt }: Undo, accountRow: Account): boolean =>
  change === 'password' || accountRow.passwordChangedAt.getTime() >= createdAt.getTime();

const planOf = (undo: Undo, accountRow: Account): UndoPlan => ({
  change: undo.change as UndoableChange,
  changedAt: undo.createdAt.toISOString(),
  expiresAt: undo.expiresAt.toISOString(),
  phone: masked(undo.before.phone),
  mail: masked(undo.before.mail),
  emptiesPassword: removesPassword(undo, accountRow),
});

export async function previewUndo(tx: Tx, token: string): Promise<UndoPlan> {
  const { undo, accountRow } = await openUndo(tx, token);
  return planOf(undo, accountRow);
}

/**
 * Restores the account to its state before the change and ends every session. Undo links of later changes become
 * invalid; those of earlier ones still work.
 */
export async function applyUndo(
  tx: Tx,
  token: string,
  undoRequest: { ip: string; noticeDelivery: NoticeDelivery },
): Promise<UndoPlan> {
  const { accountId } = (await openUndo(tx, token)).undo;
  // The row lock allows one undo at a time, and none beside another change of the account.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
  const { undo, accountRow } = await openUndo(tx, token);
  const plan = planOf(undo, accountRow);
  await tx
    .update(accountUndo)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountUndo.accountId, accountId), gte(accountUndo.createdAt, undo.createdAt)));
  await restore(tx, undo, accountRow, plan.emptiesPassword);
  await removeLaterFactors(tx, undo);
  await revokeSessions(tx, accountId);
  const { phone, mail } = undo.before;
  await sendNotices(tx, undoRequest.noticeDelivery, 'undone', undo.tenantId, [phone, mail]);
  await addToInbox(tx, accountId, 'undone');
  await audit(tx, {
    tenantId: undo.tenantId,
    accountId: null,
    ip: undoRequest.ip,
    action: 'account.undone',
    target: accountId,
    detail: { change: undo.change },
  });
  return plan;
}
