import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invitation } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { audit } from '../audit';
import { INVITATION_DAYS } from './invitations';

const DAY = 86_400_000;

export interface Invitee {
  readonly accountId: string;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
}

export interface NewInvitation {
  readonly tenantId: string;
  readonly organId: string;
  readonly person: Invitee;
  readonly roleIds: readonly string[];
  readonly branchIds: readonly string[];
  readonly invitedBy: string;
  readonly invitedAs: string | null;
  /** The student record that the account is linked to; without it the person becomes staff. */
  readonly studentId?: string;
  readonly ip: string;
}

/** Inserts the invitation. Throws 40900, naming the phone, if one is open already. */
export async function addInvitation(
  tx: Tx,
  { person, ip, ...values }: NewInvitation,
): Promise<string> {
  const { tenantId, organId, invitedBy, studentId } = values;
  const kind = studentId ? 'student' : 'staff';
  const { accountId, name, phone, email = null } = person;
  const isSameInvitation = and(
    eq(invitation.organId, organId),
    eq(invitation.accountId, accountId),
    eq(invitation.kind, kind),
  );
  await tx
    .update(invitation)
    .set({ state: 'expired', decidedAt: new Date() })
    .where(
      and(isSameInvitation, eq(invitation.state, 'open'), lte(invitation.expiresAt, sql`now()`)),
    );
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
  const [inserted] = await tx
    .insert(invitation)
    .values({ ...values, kind, accountId, name, phone, email, expiresAt })
    .onConflictDoNothing()
    .returning({ id: invitation.id });
  if (!inserted) throw new FieldError('phone', 'invitation.open', errorCodes.conflict);
  const auditEntry = { tenantId, accountId: invitedBy, ip, organIds: [organId] };
  if (studentId) {
    await audit(tx, { ...auditEntry, action: 'student.invited', target: studentId });
    return inserted.id;
  }
  const detail = { roleIds: values.roleIds, branchIds: values.branchIds };
  await audit(tx, { ...auditEntry, action: 'administrator.invited', target: inserted.id, detail });
  return inserted.id;
}
