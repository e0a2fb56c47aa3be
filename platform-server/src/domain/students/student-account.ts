import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { actor, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { notifyInvitee } from '../admin/notify-invitee';
import { findOrCreateAccount } from '../admin/open-account';
import { permissionCodesOfActor, requireCoveredPermissions } from '../admin/permission-checks';
import { audit } from '../audit';
import { lockStudent } from './one-student';
import { inviteStudent } from './student-invitation';

/**
 * The account of a student of the caller's organisation and branches. Its password and sessions open every actor of the
 * person in the tenant, so a student who also works here may be changed only by those who may change that actor.
 */
export async function accountOfStudent(
  tx: TenantTx,
  caller: Caller,
  userId: string,
): Promise<string> {
  const { organId, id: actorId } = actorOf(caller);
  const { person } = await lockStudent(tx, organId, userId);
  if (!person.accountId) throw new BusinessError(errorCodes.notFound);
  // As the system, since actors of other organisations are hidden from the caller.
  const staff = await asSystem(tx, (t) =>
    t
      .select({ id: actor.id, organId: actor.organId })
      .from(actor)
      .where(and(eq(actor.memberId, userId), eq(actor.kind, 'staff'))),
  );
  for (const actorRow of staff) {
    if (actorRow.id === actorId || actorRow.organId !== organId)
      throw new BusinessError(errorCodes.forbidden);
    requireCoveredPermissions(caller, await permissionCodesOfActor(tx, actorRow.id));
  }
  return person.accountId;
}

/**
 * Opens an account with the student's own number. An existing account belongs to its owner, who is invited instead:
 * `invited` says so.
 */
export async function openStudentAccount(
  tx: TenantTx,
  caller: Caller,
  { userId, ...origin }: { userId: string; ip: string; noticeDelivery: NoticeDelivery },
): Promise<{ invited: boolean }> {
  const { tenantId, accountId: callerAccountId } = caller;
  const studentRows = await lockStudent(tx, actorOf(caller).organId, userId);
  const { person } = studentRows;
  if (person.accountId) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'studentAccount.has' });
  }
  const { createdId, existing } = await asSystem(tx, (t) =>
    findOrCreateAccount(t, tenantId, person, 'phone'),
  );
  if (existing) {
    await inviteStudent(tx, caller, studentRows, existing, origin);
    return { invited: true };
  }
  await tx
    .update(member)
    .set({ accountId: createdId })
    .where(and(eq(member.id, userId), isNull(member.accountId)));
  const auditEntry = { tenantId, accountId: callerAccountId, target: userId, ip: origin.ip };
  await audit(tx, { ...auditEntry, action: 'student.accountOpened' });
  await asSystem(tx, (t) =>
    notifyInvitee(t, origin.noticeDelivery, tenantId, [person.phone], 'accountOpened'),
  );
  return { invited: false };
}
