import { errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { departmentsBelow } from '../departments-below';
import { lockTrainRow } from './read-train';
import { recountTrain } from './recount';
import type { addUsers } from './train-fields';
import type { TrainRow } from './train-row';

/** Refuses to add people outside of the enrolment period or after the training's end. */
export function requireEnrolment({ enrolFrom, enrolUntil, endsAt }: TrainRow): void {
  const now = Date.now();
  if (endsAt.getTime() <= now)
    throw new BusinessError(errorCodes.conflict, { phrase: 'train.over' });
  const isOpen =
    (enrolFrom === null || enrolFrom.getTime() <= now) &&
    (enrolUntil === null || enrolUntil.getTime() > now);
  if (!isOpen) throw new BusinessError(errorCodes.conflict, { phrase: 'train.notOpen' });
}

/** Adds those who are new, with the progress that they have already. The caller holds the training's lock. */
export async function enrolPeople(
  tx: Tx,
  { id, tenantId }: Pick<TrainRow, 'id' | 'tenantId'>,
  memberIds: SQL,
  joinedBy: 'staff' | 'link' | 'sheet',
): Promise<string[]> {
  const { rows } = await tx.execute<{ memberId: string }>(sql`
    INSERT INTO train_member (tenant_id, train_id, member_id, by)
    SELECT ${tenantId}::uuid, ${id}::uuid, wanted.member_id, ${joinedBy}
    FROM (SELECT DISTINCT member_id FROM (${memberIds}) one) wanted
    ON CONFLICT (train_id, member_id) DO NOTHING RETURNING member_id AS "memberId"`);
  if (rows.length === 0) return [];
  await tx.execute(sql`UPDATE train SET user_count = user_count + ${rows.length}::int
    WHERE id = ${id}::uuid`);
  return rows.map(({ memberId }) => memberId);
}

const students = ({ organId }: { readonly organId: string }): SQL =>
  sql`a.organ_id = ${organId}::uuid AND a.kind = 'student' AND a.status = 'active'`;

/** Adds students by id, and those of departments with the ones below; of the caller's organisation and branches. */
export async function addPeople(
  tx: TenantTx,
  caller: Caller,
  { trainId, userIds = [], departmentIds = [] }: z.output<typeof addUsers>,
): Promise<{ added: number }> {
  const row = await lockTrainRow(tx, caller, { id: trainId });
  requireEnrolment(row);
  const organ = actorOf(caller);
  const uniqueIds = [...new Set(userIds)];
  const ids = sql`SELECT jsonb_array_elements_text(${JSON.stringify(uniqueIds)}::jsonb)::uuid`;
  const { rows: memberRows } = await tx.execute<{ memberId: string }>(sql`
    SELECT DISTINCT a.member_id AS "memberId" FROM actor a
    WHERE ${students(organ)} AND a.member_id IN (${ids})`);
  if (memberRows.length < uniqueIds.length) throw new FieldError('userIds', 'course.person');
  const { rows: departments } = await tx.execute(sql`
    SELECT id FROM department WHERE organ_id = ${organ.organId}::uuid
      AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(departmentIds)}::jsonb)::uuid)`);
  if (departments.length < new Set(departmentIds).size) {
    throw new FieldError('departmentIds', 'field.department');
  }
  const added = await enrolPeople(
    tx,
    row,
    sql`SELECT a.member_id FROM actor a WHERE ${students(organ)} AND (a.member_id IN (${ids})
      OR a.department_id IN (${departmentsBelow(departmentIds)}))`,
    'staff',
  );
  await recordAdded(tx, caller, row, added);
  return { added: added.length };
}

/** Computes the new members' progress, and records their number in the audit trail. */
export async function recordAdded(
  tx: TenantTx,
  caller: Caller,
  row: TrainRow,
  added: readonly string[],
): Promise<void> {
  if (added.length === 0) return;
  await asSystem(tx, (t) => recountTrain(t, row.id, added));
  const detail = { title: row.title, added: added.length };
  await audit(tx, { ...auditContext(caller, row.id), action: 'train.usersAdded', detail });
}

/** Adds the people of a workbook; the caller holds the training's lock. */
export async function addSheet(
  tx: TenantTx,
  caller: Caller,
  row: TrainRow,
  memberIds: readonly string[],
): Promise<{ added: number }> {
  requireEnrolment(row);
  const ids = JSON.stringify(memberIds);
  const wanted = sql`SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid AS member_id`;
  const added = await enrolPeople(tx, row, wanted, 'sheet');
  await recordAdded(tx, caller, row, added);
  return { added: added.length };
}
