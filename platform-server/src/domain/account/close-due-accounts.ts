import { and, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, accountLogout, actor, faceEnrolment, member } from '../../db/schema';
import { audit } from '../audit';
import { deleteFactors } from '../factors/active';
import { deleteUndoLinks } from './undo-links';
import { revokeSessions } from './write-password';

/**
 * Closes the accounts whose notice period is over: logins, names, biometrics and bindings are removed, the tenants'
 * records stay.
 */
export async function closeDueAccounts(tx: Tx): Promise<void> {
  const due = await tx
    .update(accountLogout)
    .set({ status: 'done' })
    .where(and(eq(accountLogout.status, 'pending'), lte(accountLogout.effectiveAt, sql`now()`)))
    .returning({ accountId: accountLogout.accountId });
  for (const { accountId } of due) {
    await tx
      .update(account)
      .set({
        closedAt: new Date(),
        phone: null,
        phoneBoundAt: null,
        mailBoundAt: null,
        mail: null,
        passwordHash: null,
        nickname: '',
        name: '',
        idAuthStatus: 0,
      })
      .where(eq(account.id, accountId));
    const remainingMembers = await tx
      .update(member)
      .set({ accountId: null })
      .where(eq(member.accountId, accountId))
      .returning({ id: member.id, tenantId: member.tenantId });
    for (const { id, tenantId } of remainingMembers) {
      // The phone number may later belong to someone else, whose account is then linked to this record and must not get
      // its rights.
      await tx
        .update(actor)
        .set({ status: 'suspended' })
        .where(and(eq(actor.memberId, id), eq(actor.kind, 'staff')));
      const organRows = await tx
        .selectDistinct({ organId: actor.organId })
        .from(actor)
        .where(eq(actor.memberId, id));
      const organIds = organRows.map(({ organId }) => organId);
      const action = 'account.closed';
      await audit(tx, { tenantId, accountId: null, action, target: accountId, organIds });
    }
    await tx.delete(faceEnrolment).where(eq(faceEnrolment.accountId, accountId));
    await deleteFactors(tx, accountId);
    await deleteUndoLinks(tx, accountId);
    await revokeSessions(tx, accountId);
  }
}
