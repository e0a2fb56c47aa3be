import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { pairsOf, updateCourseCells, updateMarkedCells } from './course-cells';
import { learnedSince, learnersOf, recordLearned } from './learned';
import { recordPresence } from './presence';
import { type Slice, slicesOf } from './slices';

/** Overlap with the last run, for a heartbeat whose transaction committed late. */
const overlap = sql`interval '10 minutes'`;

/** Slices of all ids, each small enough for one statement. */
export async function allSlices(tx: Tx): Promise<readonly Slice[]> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT ((SELECT count(*) FROM learned_hour) + (SELECT count(*) FROM course_learner))::int AS count`);
  return slicesOf(rows[0]?.count ?? 0);
}

/** Checks what has no marks: changes since the last run, and once a day everything. */
export async function checkSums(tx: Tx, isSwept: boolean, zone: string): Promise<void> {
  const last: SQL = sql`(SELECT coalesce(looked_at, '-infinity') - ${overlap} FROM roll_up_state WHERE id = 1)`;
  if (isSwept) {
    const learned = learnedSince(last);
    await recordLearned(tx, learned);
    await updateCourseCells(tx, learned.rows, zone);
  } else {
    for (const slice of await allSlices(tx)) {
      await recordLearned(tx, learnersOf(slice));
      await updateCourseCells(tx, pairsOf(slice), zone);
    }
  }
  await updateMarkedCells(tx, zone);
  await recordPresence(tx, sql`greatest(${last}, now() - interval '2 hours')`);
  await tx.execute(sql`UPDATE roll_up_state SET looked_at = now(), stamp = stamp + 1,
    swept_at = CASE WHEN ${isSwept} THEN swept_at ELSE now() END WHERE id = 1`);
}
