import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { actor, member, role, teacher } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { baseRoleName } from '../admin/base-role-names';
import { inviteStaffByPhone, type StaffInvitationResult } from '../admin/invite-staff';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { nextVersion } from '../versions';
import type { VersionedId } from './teacher-account';
import { lockTeacher } from './teachers';

/** The id of the built-in role of teachers in this tenant. */
async function teachersRole(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.builtIn, true), eq(role.name, baseRoleName('teacher'))));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row.id;
}

/** Refuses a person who is staff already: they are linked, not invited. */
async function refuseStaff(tx: Tx, organId: string, phone: string): Promise<void> {
  const [row] = await tx
    .select({ id: actor.id })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(and(eq(actor.organId, organId), eq(actor.kind, 'staff'), eq(member.phone, phone)));
  if (row) throw new FieldError('phone', 'teacher.hasAccount', errorCodes.conflict);
}

export interface TeacherAccountRequest extends VersionedId {
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/**
 * Makes a teacher staff with the built-in role of teachers in their branch: at once if nobody has an account with their
 * number, otherwise when its owner accepts.
 */
export async function inviteTeacher(
  tx: TenantTx,
  caller: Caller,
  { ip, noticeDelivery, ...target }: TeacherAccountRequest,
): Promise<StaffInvitationResult> {
  const { name, phone, email, branchId, account } = await lockTeacher(tx, caller, target);
  if (account?.administratorId)
    throw new FieldError('phone', 'teacher.hasAccount', errorCodes.conflict);
  await refuseStaff(tx, actorOf(caller).organId, phone);
  const invitationResult = await inviteStaffByPhone(
    tx,
    caller,
    { name, phone, email },
    {
      roleIds: [await teachersRole(tx)],
      branchIds: branchId === null ? [] : [branchId],
      ip,
      noticeDelivery,
    },
  );
  const link = invitationResult.invited
    ? { invitationId: invitationResult.id, actorId: null }
    : { invitationId: null, actorId: invitationResult.id };
  await tx
    .update(teacher)
    .set({ ...link, updatedAt: new Date(), version: nextVersion(teacher.version) })
    .where(eq(teacher.id, target.id));
  await audit(tx, {
    ...auditContext(caller, target.id),
    action: 'teacher.invited',
    detail: { invited: invitationResult.invited },
    ip,
  });
  return invitationResult;
}
