import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { dayOf } from './days';
import type { IdRange } from './id-ranges';
import {
  activityColumns,
  arrivalColumns,
  certificateColumns,
  columns,
  sums as organSums,
} from './organ-cells';

const figures = sql`seconds, exams, marked, passed`;
const sums = sql`sum(seconds), sum(exams), sum(marked), sum(passed)`;

/** All events of the students of a range of ids, one row each. */
const events = (idRange: IdRange, zone: string): SQL => sql`
  SELECT tenant_id, organ_id, member_id, ${dayOf(sql`hour`, zone)} AS day, seconds, 0 AS exams,
    0 AS marked, 0 AS passed
  FROM learned_hour WHERE ${idRange(sql`member_id`)}
  UNION ALL
  SELECT tenant_id, organ_id, member_id, ${dayOf(sql`submitted_at`, zone)}, 0, 1,
    (counts AND state = 'marked')::int, (counts AND state = 'marked' AND passed IS TRUE)::int
  FROM sitting WHERE submitted_at IS NOT NULL AND ${idRange(sql`member_id`)}`;

const days = (idRange: IdRange, zone: string): SQL => sql`
  INSERT INTO person_day (tenant_id, organ_id, member_id, branch_id, day, ${figures})
  SELECT tenant_id, organ_id, member_id, a.branch_id, e.day, ${sums}
  FROM (${events(idRange, zone)}) e
  JOIN actor a USING (tenant_id, organ_id, member_id) WHERE a.kind = 'student'
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0 OR sum(exams) > 0`;

const months = (idRange: IdRange): SQL => sql`
  INSERT INTO person_month (tenant_id, organ_id, member_id, branch_id, month, ${figures})
  SELECT tenant_id, organ_id, member_id, branch_id, date_trunc('month', day::timestamp)::date, ${sums}
  FROM person_day WHERE ${idRange(sql`member_id`)} GROUP BY 1, 2, 3, 4, 5`;

const added = [
  'new_users',
  'new_students',
  'certificates',
  'active',
  'seconds',
  'exams',
  'marked',
  'passed',
]
  .map((value) => `${value} = o.${value} + excluded.${value}`)
  .join(', ');

/** Adds to the sums of earlier ranges. Certificates are counted by id, since their people may have been deleted. */
const organs = (idRange: IdRange, zone: string): SQL => sql`
  INSERT INTO organ_day AS o (tenant_id, organ_id, branch_id, day, ${columns})
  SELECT tenant_id, organ_id, branch_id, day, ${organSums} FROM (
    SELECT tenant_id, organ_id, branch_id, day, ${activityColumns} FROM person_day WHERE ${idRange(sql`member_id`)}
    UNION ALL
    SELECT tenant_id, organ_id, branch_id, ${dayOf(sql`created_at`, zone)}, ${arrivalColumns}
    FROM actor WHERE kind IN ('staff', 'student') AND ${idRange(sql`member_id`)}
    UNION ALL
    SELECT tenant_id, organ_id, branch_id, ${dayOf(sql`issued_at`, zone)}, ${certificateColumns}
    FROM certificate WHERE revoked_at IS NULL AND ${idRange(sql`id`)}) part
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (organ_id, day, branch_id) DO UPDATE SET ${sql.raw(added)}`;

/** Counts every cell of everybody again. Concurrent changes leave marks and are counted afterwards. */
export async function countCells(
  tx: Tx,
  idRanges: readonly IdRange[],
  zone: string,
): Promise<void> {
  for (const table of ['person_mark', 'person_day', 'person_month', 'organ_day']) {
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)}`);
  }
  for (const idRange of idRanges) {
    for (const item of [days(idRange, zone), months(idRange), organs(idRange, zone)]) {
      await tx.execute(item);
    }
  }
}
