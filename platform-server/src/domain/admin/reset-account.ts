import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import {
  account,
  accountLogout,
  faceEnrolment,
  knownSource,
  realNameTicket,
} from '../../db/schema';
import { deleteUndoLinks } from '../account/undo-links';
import { revokeSessions } from '../account/write-password';
import { deleteFactors } from '../factors/active';
import type { Account } from './open-account';

/** Removes every way to log in but the phone's code, and whatever an intruder may have prepared. */
export async function resetAccount(tx: Tx, { id }: Account, name: string): Promise<void> {
  await tx
    .update(account)
    .set({
      passwordHash: null,
      passwordChangedAt: new Date(),
      passwordExpiresAt: null,
      isOpenToOthers: false,
      mail: null,
      phoneBoundAt: null,
      mailBoundAt: null,
      name,
      nickname: name,
      idAuthStatus: 0,
    })
    .where(eq(account.id, id));
  await tx.delete(faceEnrolment).where(eq(faceEnrolment.accountId, id));
  await tx.delete(realNameTicket).where(eq(realNameTicket.accountId, id));
  await tx.delete(knownSource).where(eq(knownSource.accountId, id));
  await tx
    .update(accountLogout)
    .set({ status: 'withdrawn' })
    .where(and(eq(accountLogout.accountId, id), eq(accountLogout.status, 'pending')));
  await deleteFactors(tx, id);
  await deleteUndoLinks(tx, id);
  await revokeSessions(tx, id);
}
