import { sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { courseRow } from './read-course';

/** Trainings with this course among their items, in the caller's branches. */
export async function trainsOfCourse(tx: TenantTx, caller: Caller, courseId: string) {
  await courseRow(tx, caller, courseId);
  const { rows } = await tx.execute<{ trainId: string; title: string }>(sql`
    SELECT tr.id AS "trainId", tr.title FROM train tr JOIN train_item i ON i.train_id = tr.id
    WHERE i.kind = 'course' AND i.target_id = ${courseId}::uuid ORDER BY tr.title, tr.id LIMIT 500`);
  return rows;
}
