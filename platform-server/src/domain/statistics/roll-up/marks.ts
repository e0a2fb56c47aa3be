import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf, startOf } from './days';

/**
 * Takes some of the marks, so that all statements of this transaction count the same cells: later marks wait for the
 * next run. A mark of a whole person becomes one for each of their days.
 *
 * @returns how many were taken
 */
export async function claimMarks(tx: Tx, zone: string, max: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    WITH taken AS (
      UPDATE person_mark SET taken = true
      WHERE id IN (SELECT id FROM person_mark ORDER BY at, id LIMIT ${max}) RETURNING *),
    whole AS (SELECT DISTINCT tenant_id, organ_id, member_id FROM taken WHERE whole),
    days AS (
      SELECT w.*, h.hour AS at FROM whole w
        JOIN learned_hour h ON h.member_id = w.member_id AND h.organ_id = w.organ_id
      UNION ALL SELECT w.*, s.submitted_at FROM whole w
        JOIN sitting s ON s.member_id = w.member_id AND s.organ_id = w.organ_id
          AND s.submitted_at IS NOT NULL
      UNION ALL SELECT w.*, ${startOf(sql`p.day`, zone)} FROM whole w
        JOIN person_day p ON p.member_id = w.member_id AND p.organ_id = w.organ_id),
    added AS (
      INSERT INTO person_mark (tenant_id, organ_id, member_id, at, taken)
      SELECT DISTINCT tenant_id, organ_id, member_id,
        ${startOf(dayOf(sql`at`, zone), zone)}, true FROM days)
    SELECT count(*)::int AS count FROM taken`);
  return rows[0]?.count ?? 0;
}

export const dropMarks = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`DELETE FROM person_mark WHERE taken`);
