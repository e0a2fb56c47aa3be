import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { pairsOf, updateCourseCells, updateMarkedCells } from './course-cells';
import { type IdRange, idRangesOf } from './id-ranges';
import { learnedSince, learnersOf, recordLearned } from './learned';
import { recordPresence } from './presence';

/** Overlap with the last run, for a heartbeat whose transaction committed late. */
const overlap = sql`interval '10 minutes'`;

/** Ranges of all ids, each small enough for one statement. */
export async function allIdRanges(tx: Tx): Promise<readonly IdRange[]> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT ((SELECT count(*) FROM learned_hour) + (SELECT count(*) FROM course_learner))::int AS count`);
  return idRangesOf(rows[0]?.count ?? 0);
}

/** Checks what has no marks: changes since the last run, and once a day everything. */
export async function checkSums(tx: Tx, isSwept: boolean, zone: string): Promise<void> {
  const last: SQL = sql`(SELECT coalesce(looked_at, '-infinity') - ${overlap} FROM roll_up_state WHERE id = 1)`;
  if (isSwept) {
    const learned = learnedSince(last);
    await recordLearned(tx, learned);
    await updateCourseCells(tx, learned.rows, zone);
  } else {
    for (const idRange of await allIdRanges(tx)) {
      await recordLearned(tx, learnersOf(idRange));
      await updateCourseCells(tx, pairsOf(idRange), zone);
    }
  }
  await updateMarkedCells(tx, zone);
  await recordPresence(tx, sql`greatest(${last}, now() - interval '2 hours')`);
  await tx.execute(sql`UPDATE roll_up_state SET looked_at = now(), stamp = stamp + 1,
    swept_at = CASE WHEN ${isSwept} THEN swept_at ELSE now() END WHERE id = 1`);
}
