import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import {
  account,
  accountLogout,
  type accountUndo,
  faceEnrolment,
  knownSource,
  realNameTicket,
  recoveryCode,
  secondFactor,
} from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Account } from './find-account';
import { followRecords } from './follow-records';

export type Undo = typeof accountUndo.$inferSelect;

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Restores the account's former data, and the name too if someone verified it since. */
export async function restore(
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
export async function removeLaterFactors(
  tx: Tx,
  { accountId, createdAt: since }: Undo,
): Promise<void> {
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
