import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { invitation, member } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { addInvitation } from '../admin/add-invitation';
import { notifyInvitee } from '../admin/notify-invitee';
import type { selectAccountForUpdate } from '../admin/open-account';
import { audit } from '../audit';
import { lockStudent, type StudentRows } from './one-student';

type Owner = NonNullable<Awaited<ReturnType<typeof selectAccountForUpdate>>>;

/** Whether the account has another member in the tenant: it can have only one. */
async function hasOtherRecord(tx: Tx, accountId: string, memberId: string): Promise<boolean> {
  const [otherRecord] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.accountId, accountId), ne(member.id, memberId)));
  return otherRecord !== undefined;
}

/** Invites the owner of the account with a student's number to confirm that they are that student. */
export async function inviteStudent(
  tx: TenantTx,
  caller: Caller,
  { person }: StudentRows,
  accountOwner: Owner,
  { ip, noticeDelivery }: { readonly ip: string; readonly noticeDelivery: NoticeDelivery },
): Promise<void> {
  const { tenantId, accountId: invitedBy } = caller;
  const { id: invitedAs, organId } = actorOf(caller);
  if (await hasOtherRecord(tx, accountOwner.id, person.id)) {
    throw new FieldError('phone', 'studentAccount.otherRecord', errorCodes.conflict);
  }
  const { id: studentId, name, phone, email } = person;
  await addInvitation(tx, {
    tenantId,
    organId,
    person: { accountId: accountOwner.id, name, phone, email },
    roleIds: [],
    branchIds: [],
    invitedBy,
    invitedAs,
    studentId,
    ip,
  });
  const addresses = [accountOwner.phone, accountOwner.mail];
  await asSystem(tx, (t) => notifyInvitee(t, noticeDelivery, tenantId, addresses, 'invited'));
}

const isOpenTo = (studentId: string, organId: string) =>
  and(
    eq(invitation.studentId, studentId),
    eq(invitation.organId, organId),
    eq(invitation.state, 'open'),
    gt(invitation.expiresAt, sql`now()`),
  );

/** Withdraws the open invitation of a student. */
export async function withdrawFromStudent(
  tx: Tx,
  caller: Caller,
  { userId, ip }: { readonly userId: string; readonly ip: string },
): Promise<void> {
  const { organId } = actorOf(caller);
  await lockStudent(tx, organId, userId);
  const deleted = await tx
    .update(invitation)
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where(isOpenTo(userId, organId))
    .returning({ id: invitation.id });
  if (deleted.length === 0) throw new BusinessError(errorCodes.notFound);
  const { tenantId, accountId } = caller;
  const auditEntry = { tenantId, accountId, target: userId, ip };
  await audit(tx, { ...auditEntry, action: 'student.invitationWithdrawn' });
}

type OpenInvitation = typeof invitation.$inferSelect;

/** Whether the student record still exists with the invited number and without another account. */
export async function isJoinable(
  tx: Tx,
  { studentId, accountId, phone }: OpenInvitation,
): Promise<boolean> {
  if (studentId === null) return true;
  const [waiting] = await tx
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.id, studentId),
        eq(member.phone, phone),
        or(isNull(member.accountId), eq(member.accountId, accountId)),
      ),
    )
    .for('update');
  return waiting !== undefined && !(await hasOtherRecord(tx, accountId, studentId));
}

/** Links the student record to the account of its owner. */
export async function joinAsStudent(tx: Tx, item: OpenInvitation): Promise<void> {
  const { studentId, accountId, tenantId, organId } = item;
  if (studentId === null) return;
  await tx.update(member).set({ accountId }).where(eq(member.id, studentId));
  const auditEntry = { tenantId, accountId, target: studentId, organIds: [organId] };
  await audit(tx, { ...auditEntry, action: 'student.joined' });
}
