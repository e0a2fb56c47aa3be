import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf, startOf } from './days';
import type { Slice } from './slices';

/**
 * Takes some of the marks, so that all statements of this transaction count the same cells: what is marked meanwhile
 * waits for the next time. A mark of a whole person becomes one for each of their days.
 *
 * @returns how many were taken
 */
export async function takeMarks(tx: Tx, zone: string, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    WITH taken AS (
      UPDATE person_mark SET taken = true
      WHERE id IN (SELECT id FROM person_mark ORDER BY at, id LIMIT ${most}) RETURNING *),
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

/** Takes all that people of a slice did, as if it were marked. */
export const takeSlice = (tx: Tx, slice: Slice): Promise<unknown> =>
  tx.execute(sql`
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at, taken)
    SELECT tenant_id, organ_id, member_id, hour, true FROM learned_hour
      WHERE ${slice(sql`member_id`)}
    UNION SELECT tenant_id, organ_id, member_id, submitted_at, true FROM sitting
      WHERE submitted_at IS NOT NULL AND ${slice(sql`member_id`)}`);

/** Months in which anything was done or anybody came, by their first days. */
export async function monthsOfAll(tx: Tx, zone: string): Promise<string[]> {
  const { rows } = await tx.execute<{ month: string }>(sql`
    SELECT DISTINCT month::text AS month FROM (
      SELECT DISTINCT month FROM person_month
      UNION ALL SELECT date_trunc('month', ${dayOf(sql`created_at`, zone)}::timestamp)::date FROM actor) m
    ORDER BY 1`);
  return rows.map(({ month }) => month);
}

/** Takes the days of a month, of every organisation. */
export const takeMonth = (tx: Tx, month: string, zone: string): Promise<unknown> =>
  tx.execute(sql`
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at, taken)
    SELECT o.tenant_id, o.id, o.id, ${startOf(sql`d.day::date`, zone)}, true
    FROM organ o CROSS JOIN generate_series(${month}::timestamp,
      ${month}::timestamp + interval '1 month' - interval '1 day', interval '1 day') d(day)`);

export const dropMarks = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`DELETE FROM person_mark WHERE taken`);
