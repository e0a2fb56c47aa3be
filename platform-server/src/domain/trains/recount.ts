import type { TrainItemKind } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { itemProgress } from './item-progress';
import { lockTrainsShared } from './lock';

interface LockedLearner extends Record<string, unknown> {
  id: string;
  trainId: string;
}

/** Locks the rows before reading them, so that of two concurrent changes the second one sees both. */
async function lockRows(tx: Tx, condition: SQL): Promise<LockedLearner[]> {
  const { rows } = await tx.execute<LockedLearner>(sql`
    SELECT tm.id, tm.train_id AS "trainId" FROM train_member tm WHERE ${condition}
    ORDER BY tm.id FOR UPDATE`);
  return rows;
}

/**
 * Writes the progress of members: the mean of the required items, or of as many of their furthest as the rule demands.
 * Whoever has passed stays so, except that a corrected mark may take it back (`mayRevokePass`).
 */
async function write(
  tx: Tx,
  people: readonly LockedLearner[],
  mayRevokePass: boolean,
): Promise<void> {
  const ids = JSON.stringify(people.map(({ id }) => id));
  await tx.execute(sql`
    WITH state AS (
      SELECT s.*, row_number() OVER (PARTITION BY train_member_id ORDER BY progress DESC, sort) AS rank
      FROM (${itemProgress(sql`tm.id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)`)}) s),
    summed AS (
      SELECT train_member_id AS id,
        coalesce(jsonb_agg(item_id ORDER BY sort) FILTER (WHERE done), '[]'::jsonb) AS done,
        coalesce(CASE WHEN min(pass_items) IS NULL THEN avg(progress) FILTER (WHERE required)
          ELSE sum(progress) FILTER (WHERE rank <= pass_items) / min(pass_items) END, 0)::int AS progress,
        bool_or(started) AS started,
        min(train_state) <> 'draft' AND CASE WHEN min(pass_items) IS NULL
          THEN coalesce(bool_and(done) FILTER (WHERE required), false)
          ELSE count(*) FILTER (WHERE done) >= min(pass_items) END AS passes
      FROM state GROUP BY train_member_id),
    fresh AS (
      SELECT tm.id, tm.train_id, tm.passed_at AS before, coalesce(s.done, '[]'::jsonb) AS done,
        coalesce(s.progress, 0) AS progress,
        CASE WHEN s.started THEN coalesce(tm.started_at, now()) ELSE tm.started_at END AS started_at,
        CASE WHEN s.passes THEN coalesce(tm.passed_at, now())
          WHEN ${mayRevokePass} THEN NULL ELSE tm.passed_at END AS passed_at
      FROM train_member tm LEFT JOIN summed s ON s.id = tm.id
      WHERE tm.id IN (SELECT jsonb_array_elements_text(${ids}::jsonb)::uuid)),
    written AS (
      UPDATE train_member tm SET done = f.done, progress = f.progress, started_at = f.started_at,
        passed_at = f.passed_at
      FROM fresh f WHERE f.id = tm.id AND (tm.done <> f.done OR tm.progress <> f.progress
        OR (tm.started_at IS NULL) <> (f.started_at IS NULL)
        OR (tm.passed_at IS NULL) <> (f.passed_at IS NULL))
      RETURNING tm.id)
    UPDATE train tr SET passed_count = tr.passed_count + n FROM (
      SELECT f.train_id, (count(f.passed_at) - count(f.before))::int AS n
      FROM fresh f JOIN written w ON w.id = f.id GROUP BY f.train_id) gone
    WHERE tr.id = gone.train_id AND gone.n <> 0`);
}

/**
 * Recomputes the progress of all members of a training, or of some; the caller holds its lock (`lockTrain`). As the
 * system.
 */
export async function recountTrain(
  tx: Tx,
  trainId: string,
  memberIds: readonly string[] | null = null,
): Promise<void> {
  const isIncluded =
    memberIds === null
      ? sql`true`
      : sql`tm.member_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb)::uuid)`;
  const people = await lockRows(tx, sql`tm.train_id = ${trainId}::uuid AND ${isIncluded}`);
  if (people.length > 0) await write(tx, people, false);
}

interface LearnedItem {
  readonly kind: TrainItemKind;
  readonly targetId: string;
  /** Null means everybody who learns it. */
  readonly memberId: string | null;
}

/** Updates the trainings that have what was learned as an item. As the system, last in its transaction. */
export async function recountLearned(
  tx: Tx,
  { kind, targetId, memberId }: LearnedItem,
): Promise<void> {
  const memberCondition = memberId === null ? sql`true` : sql`tm.member_id = ${memberId}::uuid`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT i.train_id::text AS id FROM train_item i JOIN train_member tm ON tm.train_id = i.train_id
    WHERE i.kind = ${kind} AND i.target_id = ${targetId}::uuid AND ${memberCondition} ORDER BY id`);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await lockTrainsShared(tx, ids);
  const trainsCondition = sql`tm.train_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const people = await lockRows(tx, sql`${trainsCondition} AND ${memberCondition}`);
  if (people.length > 0) await write(tx, people, kind === 'exam');
}
