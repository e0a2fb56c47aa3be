import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf, isOn } from './days';

/** Organisations and days of the taken marks; a deleted organisation has no figures. */
const cells = (zone: string): SQL => sql`
  SELECT DISTINCT m.tenant_id, m.organ_id, ${dayOf(sql`m.at`, zone)} AS day
  FROM person_mark m JOIN organ o ON o.id = m.organ_id AND o.tenant_id = m.tenant_id
  WHERE m.taken`;

/** The part of an organisation's day that is not the sum of its people's activity: new people and certificates. */
export const arrivalColumns = sql`1 AS came, (kind = 'student')::int AS students, 0 AS certificates, 0 AS active, 0 AS seconds,
  0 AS exams, 0 AS marked, 0 AS passed`;
export const certificateColumns = sql`0 AS came, 0 AS students, 1 AS certificates, 0 AS active, 0 AS seconds, 0 AS exams,
  0 AS marked, 0 AS passed`;
export const activityColumns = sql`0 AS came, 0 AS students, 0 AS certificates, 1 AS active, seconds, exams, marked, passed`;

/** Columns of `organ_day` in the order of those three queries, and their sums. */
export const columns = sql`new_users, new_students, certificates, active, seconds, exams, marked, passed`;
export const sums = sql`sum(came), sum(students), sum(certificates), sum(active), sum(seconds), sum(exams),
  sum(marked), sum(passed)`;

/** Counts the marked days of organisations again, per branch, from the figures of each person. */
export async function countOrganDays(tx: Tx, zone: string): Promise<void> {
  // In two statements, since the old row must be deleted before the new one is inserted.
  await tx.execute(sql`
    WITH cell AS MATERIALIZED (${cells(zone)})
    DELETE FROM organ_day d USING cell c WHERE d.organ_id = c.organ_id AND d.day = c.day`);
  await tx.execute(sql`
    WITH cell AS MATERIALIZED (${cells(zone)}),
    part AS (
      SELECT c.*, p.branch_id, ${activityColumns}
      FROM cell c JOIN person_day p ON p.organ_id = c.organ_id AND p.day = c.day
      UNION ALL
      SELECT c.*, a.branch_id, ${arrivalColumns}
      FROM cell c JOIN actor a ON a.tenant_id = c.tenant_id AND a.organ_id = c.organ_id
        AND a.kind IN ('staff', 'student') AND ${isOn(sql`a.created_at`, sql`c.day`, zone)}
      UNION ALL
      SELECT c.*, x.branch_id, ${certificateColumns}
      FROM cell c JOIN certificate x ON x.tenant_id = c.tenant_id AND x.organ_id = c.organ_id
        AND x.revoked_at IS NULL AND ${isOn(sql`x.issued_at`, sql`c.day`, zone)})
    INSERT INTO organ_day (tenant_id, organ_id, day, branch_id, ${columns})
    SELECT tenant_id, organ_id, day, branch_id, ${sums} FROM part GROUP BY 1, 2, 3, 4`);
}
