import { errorCodes, maskPhone, type Teacher } from '@edu/shared-utility/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, branch, department, invitation, member, teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';

export const select = (tx: Tx) =>
  tx
    .select({
      row: teacher,
      departmentName: department.name,
      branchName: branch.name,
      actorRow: { id: actor.id, status: actor.status },
      person: { name: member.name, lastLoginAt: member.lastLoginAt },
      invited: invitation.name,
    })
    .from(teacher)
    .leftJoin(department, eq(department.id, teacher.departmentId))
    .leftJoin(branch, eq(branch.id, teacher.branchId))
    .leftJoin(actor, eq(actor.id, teacher.actorId))
    .leftJoin(member, eq(member.id, actor.memberId))
    .leftJoin(
      invitation,
      and(
        eq(invitation.id, teacher.invitationId),
        eq(invitation.state, 'open'),
        gt(invitation.expiresAt, sql`now()`),
      ),
    );

type TeacherRow = Awaited<ReturnType<typeof select>>[number];

function accountOf({ actorRow, person, invited }: TeacherRow): Teacher['account'] {
  if (actorRow && person) {
    const lastLoginAt = person.lastLoginAt?.toISOString() ?? null;
    return { administratorId: actorRow.id, name: person.name, state: actorRow.status, lastLoginAt };
  }
  return invited === null
    ? null
    : { administratorId: null, name: invited, state: 'invited', lastLoginAt: null };
}

/** A teacher with the full number, for callers that mask it. */
export function asTeacher(joinedRow: TeacherRow): Teacher {
  const { row, departmentName, branchName } = joinedRow;
  const {
    tenantId: _,
    organId: __,
    actorId: ___,
    invitationId: ____,
    createdBy: creatorId,
    ...rowFields
  } = row;
  return {
    ...rowFields,
    departmentName,
    branchName,
    account: accountOf(joinedRow),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A row as it is sent: full numbers are returned only on request, one at a time. */
export const maskedTeacher = (row: Teacher): Teacher => ({ ...row, phone: maskPhone(row.phone) });

/** One teacher of the caller's organisation and branches, with the full number. */
export async function unmaskedTeacher(tx: Tx, caller: Caller, id: string): Promise<Teacher> {
  const [joinedRow] = await select(tx).where(
    and(eq(teacher.id, id), eq(teacher.organId, actorOf(caller).organId)),
  );
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  return asTeacher(joinedRow);
}
