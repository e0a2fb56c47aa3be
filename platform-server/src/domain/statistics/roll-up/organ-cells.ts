import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf, isOn } from './days';

/** Organisations and days that the taken marks tell of; one that is gone has no figures. */
const cells = (zone: string): SQL => sql`
  SELECT DISTINCT m.tenant_id, m.organ_id, ${dayOf(sql`m.at`, zone)} AS day
  FROM person_mark m JOIN organ o ON o.id = m.organ_id AND o.tenant_id = m.tenant_id
  WHERE m.taken`;

/** Counts the marked days of organisations anew, branch by branch, from what each person did. */
export async function countOrganDays(tx: Tx, zone: string): Promise<void> {
  // in two statements: a row that is replaced must be gone before the next one comes
  await tx.execute(sql`
    WITH cell AS MATERIALIZED (${cells(zone)})
    DELETE FROM organ_day d USING cell c WHERE d.organ_id = c.organ_id AND d.day = c.day`);
  await tx.execute(sql`
    WITH cell AS MATERIALIZED (${cells(zone)}),
    part AS (
      SELECT c.*, p.branch_id, 0 AS came, 1 AS active, p.seconds, p.exams, p.marked, p.passed
      FROM cell c JOIN person_day p ON p.organ_id = c.organ_id AND p.day = c.day
      UNION ALL
      SELECT c.*, a.branch_id, 1, 0, 0, 0, 0, 0
      FROM cell c JOIN actor a ON a.tenant_id = c.tenant_id AND a.organ_id = c.organ_id
        AND a.kind IN ('staff', 'student') AND ${isOn(sql`a.created_at`, sql`c.day`, zone)})
    INSERT INTO organ_day (tenant_id, organ_id, branch_id, day, new_users, active, seconds, exams,
      marked, passed)
    SELECT tenant_id, organ_id, branch_id, day, sum(came), sum(active), sum(seconds), sum(exams),
      sum(marked), sum(passed)
    FROM part GROUP BY 1, 2, 3, 4`);
}
