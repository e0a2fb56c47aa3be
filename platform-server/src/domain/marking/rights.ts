import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { ownTeacherId } from '../live/rights';

/**
 * Condition for exams `e` that the caller marks: those that name them as marker, and with the permission all of their
 * branches. In a transaction of the system: a named marker may work in another branch.
 *
 * @param tx the caller's transaction, which reads their row among the teachers
 */
export async function markedBy(tx: Tx, caller: Caller): Promise<SQL> {
  const teacherId = await ownTeacherId(tx, caller);
  const isMarker = teacherId === null ? sql`false` : sql`e.marker_ids @> ARRAY[${teacherId}::uuid]`;
  const { branches, tenantId } = caller;
  const reached =
    branches === null ? sql`true` : sql`e.branch_id = ANY (${`{${branches.join(',')}}`}::uuid[])`;
  const all = isAllowed(caller, 'exam.mark') ? reached : sql`false`;
  return sql`(e.tenant_id = ${tenantId}::uuid AND e.organ_id = ${actorOf(caller).organId}::uuid
    AND e.state <> 'draft' AND (${isMarker} OR ${all}))`;
}

/** Joins the caller's own marks `m` to essays `x`. */
export const ownMark = ({ accountId }: Caller): SQL =>
  sql`LEFT JOIN essay_mark m ON m.essay_id = x.id AND m.marker_id = ${accountId}::uuid`;

/** Whether an essay waits for the caller's mark. */
export const isWaitingSql = sql`(x.marks < x.needed AND m.essay_id IS NULL)`;
