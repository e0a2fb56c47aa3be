import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf, isOn } from './days';

const figures = sql`seconds, exams, marked, passed`;
const sums = sql`sum(seconds)::int AS seconds, sum(exams)::int AS exams, sum(marked)::int AS marked,
  sum(passed)::int AS passed`;

/** The cells of the taken marks: the students, with their days or months as `key`. */
const cells = (zone: string, key: SQL): SQL => sql`
  SELECT DISTINCT tenant_id, organ_id, member_id, ${key} AS key FROM person_mark
  CROSS JOIN LATERAL (SELECT ${dayOf(sql`at`, zone)} AS day) d WHERE taken AND member_id IS NOT NULL`;

/**
 * Writes the cells of `fresh` and deletes empty ones. Emptiness is a column, because comparing two lists of unknown
 * length would take a nested loop.
 */
const write = (table: SQL, column: SQL, cell: SQL, newValue: SQL): SQL => sql`
  WITH cell AS MATERIALIZED (${cell}), fresh AS MATERIALIZED (${newValue}),
  gone AS (
    DELETE FROM ${table} p USING fresh f
    WHERE p.organ_id = f.organ_id AND p.member_id = f.member_id AND p.${column} = f.key AND NOT f.holds)
  INSERT INTO ${table} (tenant_id, organ_id, member_id, branch_id, ${column}, ${figures})
  SELECT tenant_id, organ_id, member_id, branch_id, key, ${figures} FROM fresh WHERE holds
  ON CONFLICT (organ_id, ${column}, member_id) DO UPDATE SET branch_id = excluded.branch_id,
    seconds = excluded.seconds, exams = excluded.exams, marked = excluded.marked,
    passed = excluded.passed`;

/** A student who has left an organisation is not counted there any more. */
const actorJoin = sql`LEFT JOIN actor a ON a.tenant_id = c.tenant_id AND a.organ_id = c.organ_id
  AND a.member_id = c.member_id AND a.kind = 'student'`;

/** Counts the activity of marked people on their marked days from the source tables. */
export const countPersonDays = (tx: Tx, zone: string): Promise<unknown> =>
  tx.execute(
    write(
      sql`person_day`,
      sql`day`,
      cells(zone, sql`day`),
      sql`
      SELECT f.*, f.id IS NOT NULL AND (f.seconds <> 0 OR f.exams > 0) AS holds FROM (
        SELECT c.*, a.id, a.branch_id, coalesce(l.seconds, 0)::int AS seconds, s.exams, s.marked, s.passed
        FROM cell c ${actorJoin}
        CROSS JOIN LATERAL (SELECT sum(h.seconds) AS seconds FROM learned_hour h
          WHERE h.member_id = c.member_id AND h.organ_id = c.organ_id
            AND ${isOn(sql`h.hour`, sql`c.key`, zone)}) l
        CROSS JOIN LATERAL (SELECT count(*)::int AS exams,
            (count(*) FILTER (WHERE s.counts AND s.state = 'marked'))::int AS marked,
            (count(*) FILTER (WHERE s.counts AND s.state = 'marked' AND s.passed))::int AS passed
          FROM sitting s WHERE s.member_id = c.member_id AND s.organ_id = c.organ_id
            AND ${isOn(sql`s.submitted_at`, sql`c.key`, zone)}) s) f`,
    ),
  );

/** The months of those days, summed from the days. */
export const countPersonMonths = (tx: Tx, zone: string): Promise<unknown> =>
  tx.execute(
    write(
      sql`person_month`,
      sql`month`,
      cells(zone, sql`date_trunc('month', day::timestamp)::date`),
      sql`
      SELECT c.*, a.branch_id, d.*, a.id IS NOT NULL AND d.exams IS NOT NULL AS holds FROM cell c ${actorJoin}
      CROSS JOIN LATERAL (SELECT ${sums} FROM person_day p
        WHERE p.member_id = c.member_id AND p.organ_id = c.organ_id
          AND p.day >= c.key AND p.day < (c.key + interval '1 month')::date) d`,
    ),
  );
