import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks';
import type { Database, Tx } from '../../../db/database';
import { countCells } from './all-cells';
import { allIdRanges, checkSums } from './check-sums';
import { courseTables } from './course-cells';
import { claimMarks, dropMarks } from './marks';
import { countOrganDays } from './organ-cells';
import { countPersonDays, countPersonMonths } from './person-cells';
import { retryOnConflict } from './try-again';

/** Marks per transaction: others get their turn in between, and an interruption loses little. */
const BATCH = 5000;

/**
 * Increase it when stored figures have to be counted again by new rules; a server with older rules then stops counting.
 */
const RULES_VERSION = 3;

interface State extends Record<string, unknown> {
  isCurrent: boolean;
  isLater: boolean;
  isSwept: boolean;
}

/**
 * Lets one process run at a time. The lock is a statement of its own, so that later statements see what the previous
 * holder has written.
 */
async function isFirst(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ isLocked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${advisoryLocks.rollUp}) AS "isLocked"`,
  );
  return rows[0]?.isLocked === true;
}

async function stateOf(tx: Tx, zone: string): Promise<State | null> {
  const { rows } = await tx.execute<State>(sql`
    SELECT zone = ${zone} AND rules = ${RULES_VERSION} AS "isCurrent", rules > ${RULES_VERSION} AS "isLater",
      coalesce(swept_at > now() - interval '1 day', false) AS "isSwept"
    FROM roll_up_state WHERE id = 1`);
  return rows[0] ?? null;
}

/**
 * Counts the cells of some marks.
 *
 * @returns whether there may be more
 */
async function countMarked(tx: Tx, zone: string): Promise<boolean> {
  const markCount = await claimMarks(tx, zone, BATCH);
  if (markCount > 0) {
    await countPersonDays(tx, zone);
    await countPersonMonths(tx, zone);
    await countOrganDays(tx, zone);
    await dropMarks(tx);
    await tx.execute(sql`UPDATE roll_up_state SET stamp = stamp + 1 WHERE id = 1`);
  }
  return markCount === BATCH;
}

/** Counts everything again in one transaction: readers see the former figures meanwhile. */
async function countAll(tx: Tx, zone: string): Promise<void> {
  await tx.execute(sql`INSERT INTO roll_up_state (id, zone, rules) VALUES (1, ${zone}, ${RULES_VERSION})
    ON CONFLICT (id) DO UPDATE
      SET zone = excluded.zone, rules = excluded.rules, looked_at = NULL, swept_at = NULL`);
  for (const table of [...courseTables, 'course_noted']) {
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)}`);
  }
  await checkSums(tx, false, zone);
  await countCells(tx, await allIdRanges(tx), zone);
}

/** Rebuilds all figures from the source tables, within a given transaction such as the one that seeds the demo. */
export async function rebuildIn(tx: Tx, zone: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.rollUp})`);
  await countAll(tx, zone);
}

/**
 * Brings the figures up to date. Each transaction leaves figures and marks consistent, so an aborted one has no effect.
 * Of several processes one counts; the others try again later.
 */
export async function rollUp(db: Database, zone: string, signal?: AbortSignal): Promise<void> {
  await retryOnConflict(db, async (tx) => {
    if (!(await isFirst(tx))) return;
    const state = await stateOf(tx, zone);
    if (state?.isLater) return;
    if (!state?.isCurrent) return countAll(tx, zone);
    await checkSums(tx, state.isSwept, zone);
  });
  let hasMore = true;
  while (hasMore && !signal?.aborted) {
    hasMore = await retryOnConflict(db, async (tx) => {
      if (!(await isFirst(tx))) return false;
      // Another process may have begun to count in another time zone.
      const state = await stateOf(tx, zone);
      return state?.isCurrent === true && countMarked(tx, zone);
    });
  }
}
