import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { lockTrainRow } from './read-train';

interface RemovedMember extends Record<string, unknown> {
  id: string;
  trainId: string;
}

/** Removes members; their learning progress and certificates stay. */
export async function removePeople(
  tx: TenantTx,
  caller: Caller,
  idList: readonly string[],
): Promise<void> {
  const ids = [...new Set(idList)];
  const { organId } = actorOf(caller);
  const { rows } = await tx.execute<RemovedMember>(sql`
    SELECT DISTINCT tm.id, tm.train_id AS "trainId" FROM train_member tm
    JOIN actor a ON a.member_id = tm.member_id AND a.organ_id = ${organId}::uuid AND a.kind = 'student'
    WHERE tm.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
  const trains = [...new Set(rows.map(({ trainId }) => trainId))].sort();
  const [trainId] = trains;
  if (!trainId || trains.length > 1 || rows.length < ids.length) {
    throw new BusinessError(errorCodes.notFound);
  }
  const row = await lockTrainRow(tx, caller, { id: trainId });
  const removedMembers = await tx.execute<{ passed: boolean }>(sql`
    DELETE FROM train_member tm
    WHERE tm.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
    RETURNING tm.passed_at IS NOT NULL AS passed`);
  const passed = removedMembers.rows.filter((item) => item.passed).length;
  await tx.execute(sql`UPDATE train SET user_count = user_count - ${removedMembers.rows.length}::int,
    passed_count = passed_count - ${passed}::int WHERE id = ${row.id}::uuid`);
  const detail = { title: row.title, removed: removedMembers.rows.length };
  await audit(tx, { ...auditContext(caller, row.id), action: 'train.usersRemoved', detail });
}
