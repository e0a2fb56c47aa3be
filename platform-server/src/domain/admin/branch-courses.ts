import { type BranchMerge, errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countRows } from '../count-rows';

/** Tables that a merge counts one by one, under these names. */
const resourceTypes = {
  courses: 'course',
  trains: 'train',
  resources: 'resource',
  exams: 'exam',
} as const;

/** The other tables of teaching, which a merge counts as a sum. */
const unnamed = [
  'question',
  'paper',
  'certificate_template',
  'certificate',
  'assessment',
  'declaration',
  'questionnaire',
  'article',
] as const;

/** Tables that belong to a course. */
const tablesOfCourse = ['live_session', 'course_order', 'code_batch'] as const;

const courseRowsSql = (condition: SQL): SQL =>
  sql`FROM (${sql.join(
    [...Object.values(resourceTypes), ...unnamed].map(
      (table) => sql`SELECT id FROM ${sql.identifier(table)} WHERE ${condition}`,
    ),
    sql` UNION ALL `,
  )}) taught`;

const branchInUseError = () => new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });

export type CourseCounts = Pick<BranchMerge, keyof typeof resourceTypes | 'others'>;

/** The number of rows by kind, and the sum of the kinds without a name of their own. */
export async function countCourses(tx: Tx, branchId: string): Promise<CourseCounts> {
  const countRowsOf = (table: string): SQL =>
    sql`(SELECT count(*)::int FROM ${sql.identifier(table)} WHERE branch_id = ${branchId}::uuid)`;
  const { rows } = await tx.execute<CourseCounts & Record<string, unknown>>(sql`SELECT
    ${countRowsOf(resourceTypes.courses)} AS courses, ${countRowsOf(resourceTypes.trains)} AS trains,
    ${countRowsOf(resourceTypes.resources)} AS resources, ${countRowsOf(resourceTypes.exams)} AS exams,
    ${sql.join([...unnamed, ...tablesOfCourse].map(countRowsOf), sql` + `)} AS others`);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a row');
  return counts;
}

/** Moves everything taught in a branch to another one, with its files, live sessions, orders and codes. */
export async function moveCourses(
  tx: Tx,
  { id, into }: { readonly id: string; readonly into: string },
): Promise<void> {
  for (const table of [...Object.values(resourceTypes), ...unnamed, ...tablesOfCourse]) {
    await tx.execute(sql`UPDATE ${sql.identifier(table)}
      SET branch_id = ${into}::uuid, version = version + 1 WHERE branch_id = ${id}::uuid`);
  }
  // These tables have no version, since their rows cannot be edited.
  for (const table of ['stored_file', 'redemption_code', 'questionnaire_answer']) {
    await tx.execute(sql`UPDATE ${sql.identifier(table)} SET branch_id = ${into}::uuid
      WHERE branch_id = ${id}::uuid`);
  }
}

/** Refuses if something is taught in the branch; uploaded files stay with the rows that they belong to. */
export async function requireNoCourses(tx: TenantTx, branchId: string): Promise<void> {
  if ((await countRows(tx, courseRowsSql(sql`branch_id = ${branchId}::uuid`))) > 0)
    throw branchInUseError();
  await asSystem(tx, (t) =>
    t.execute(sql`UPDATE stored_file SET branch_id = NULL WHERE branch_id = ${branchId}::uuid`),
  );
}

/** The same for an organisation, including its categories and the units that it names. */
export async function requireNoLibrary(tx: TenantTx, organId: string): Promise<void> {
  const condition = sql`organ_id = ${organId}::uuid`;
  const remaining = await asSystem(tx, (t) =>
    countRows(
      t,
      sql`FROM (SELECT id ${courseRowsSql(condition)}
        UNION ALL SELECT id FROM category WHERE ${condition}
        UNION ALL SELECT id FROM copyright_unit WHERE ${condition}
        UNION ALL SELECT id FROM certificate_picture WHERE ${condition}
        UNION ALL SELECT id FROM stored_file WHERE ${condition}) library`,
    ),
  );
  if (remaining > 0) throw branchInUseError();
}
