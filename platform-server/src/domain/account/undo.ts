import { errorCodes, type UndoableChange, type UndoPlan } from '@edu/shared-utility/contract';
import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../../db/database';
import {
  account,
  accountLogout,
  accountUndo,
  faceEnrolment,
  knownSource,
  realNameTicket,
  recoveryCode,
  secondFactor,
} from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { hashToken } from '../tokens';
import { type Account, accountById } from './find-account';
import { followRecords } from './follow-records';
import { masked } from './masked';
import { addToInbox, type NoticeDelivery, sendNotices } from './notices';
import { revokeSessions } from './password-change';

type Undo = typeof accountUndo.$inferSelect;

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

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Restores the account's former data, and the name too if someone verified it since. */
async function restore(
  tx: Tx,
  { before }: Undo,
  accountRow: Account,
  isEmptied: boolean,
): Promise<void> {
  const { phone, mail, name, idAuthStatus } = before;
  const wasVerifiedSince = accountRow.idAuthStatus === 1 && idAuthStatus !== 1;
  try {
    await tx
      .update(account)
      .set({
        phone,
        mail,
        phoneBoundAt: dateOf(before.phoneBoundAt),
        mailBoundAt: dateOf(before.mailBoundAt),
        ...(wasVerifiedSince && { name, idAuthStatus }),
        ...(isEmptied && {
          passwordHash: null,
          passwordExpiresAt: null,
          passwordChangedAt: sql`now()`,
        }),
      })
      .where(eq(account.id, accountRow.id));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new BusinessError(errorCodes.conflict, { phrase: 'field.accountTaken' });
  }
  if (phone !== null && phone !== accountRow.phone)
    await followRecords(tx, accountRow.id, { phone });
  if (mail !== accountRow.mail) await followRecords(tx, accountRow.id, { email: mail });
}

/** Removes factors that someone with a stolen session may have added since the change. */
async function removeLaterFactors(tx: Tx, { accountId, createdAt: since }: Undo): Promise<void> {
  await tx
    .delete(secondFactor)
    .where(
      and(
        eq(secondFactor.accountId, accountId),
        or(gte(secondFactor.createdAt, since), gte(secondFactor.confirmedAt, since)),
      ),
    );
  await tx
    .update(secondFactor)
    .set({ removedAt: null })
    .where(and(eq(secondFactor.accountId, accountId), gte(secondFactor.removedAt, since)));
  await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), gte(recoveryCode.createdAt, since)));
  await tx
    .delete(faceEnrolment)
    .where(and(eq(faceEnrolment.accountId, accountId), gte(faceEnrolment.createdAt, since)));
  await tx
    .delete(knownSource)
    .where(and(eq(knownSource.accountId, accountId), gte(knownSource.seenAt, since)));
  await tx.delete(realNameTicket).where(eq(realNameTicket.accountId, accountId));
  await tx
    .update(accountLogout)
    .set({ status: 'withdrawn' })
    .where(and(eq(accountLogout.accountId, accountId), eq(accountLogout.status, 'pending')));
}

/**
 * Restores the account to its state before the change and ends every session. Undo links of later changes become
 * invalid; those of earlier ones still work.
 */
export async function applyUndo(
  tx: Tx,
  token: string,
  undoRequest: { ip: string; notices: NoticeDelivery },
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
  await sendNotices(tx, undoRequest.notices, 'undone', undo.tenantId, [phone, mail]);
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
