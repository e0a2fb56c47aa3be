import { type BranchMerge, errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countOf } from '../count-of';

const taught = (condition: SQL): SQL => sql`FROM (
  SELECT id FROM resource WHERE ${condition}
  UNION ALL SELECT id FROM course WHERE ${condition}
  UNION ALL SELECT id FROM question WHERE ${condition}
  UNION ALL SELECT id FROM paper WHERE ${condition}
  UNION ALL SELECT id FROM certificate_template WHERE ${condition}
  UNION ALL SELECT id FROM certificate WHERE ${condition}
  UNION ALL SELECT id FROM exam WHERE ${condition}
  UNION ALL SELECT id FROM train WHERE ${condition}
  UNION ALL SELECT id FROM assessment WHERE ${condition}
  UNION ALL SELECT id FROM declaration WHERE ${condition}
  UNION ALL SELECT id FROM questionnaire WHERE ${condition}
  UNION ALL SELECT id FROM article WHERE ${condition}) taught`;

const inUse = () => new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });

/** What a merge tells of by its own name. */
const named = { courses: 'course', trains: 'train', resources: 'resource', exams: 'exam' } as const;

/** The rest, of which a merge tells the sum. */
const unnamed = [
  'question',
  'paper',
  'certificate_template',
  'certificate',
  'assessment',
  'declaration',
  'questionnaire',
  'article',
  'live_session',
  'course_order',
  'code_batch',
] as const;

export type Taught = Pick<BranchMerge, keyof typeof named | 'others'>;

/** How much of it there is. */
export async function countTaught(tx: Tx, branchId: string): Promise<Taught> {
  const of = (table: string) =>
    countOf(tx, sql`FROM ${sql.identifier(table)} WHERE branch_id = ${branchId}::uuid`);
  let others = 0;
  for (const table of unnamed) others += await of(table);
  return {
    courses: await of(named.courses),
    trains: await of(named.trains),
    resources: await of(named.resources),
    exams: await of(named.exams),
    others,
  };
}

/** What is taught in a branch goes to another one, with its files, live sessions, orders and codes. */
export async function moveTaught(
  tx: Tx,
  { id, into }: { readonly id: string; readonly into: string },
): Promise<void> {
  for (const table of [...Object.values(named), ...unnamed]) {
    await tx.execute(sql`UPDATE ${sql.identifier(table)}
      SET branch_id = ${into}::uuid, version = version + 1 WHERE branch_id = ${id}::uuid`);
  }
  // nobody edits these
  for (const table of ['stored_file', 'redemption_code', 'questionnaire_answer']) {
    await tx.execute(sql`UPDATE ${sql.identifier(table)} SET branch_id = ${into}::uuid
      WHERE branch_id = ${id}::uuid`);
  }
}

/** A branch that goes has neither; files that were uploaded there stay with what they belong to. */
export async function requireNothingTaught(tx: TenantTx, branchId: string): Promise<void> {
  if ((await countOf(tx, taught(sql`branch_id = ${branchId}::uuid`))) > 0) throw inUse();
  await asSystem(tx, (t) =>
    t.execute(sql`UPDATE stored_file SET branch_id = NULL WHERE branch_id = ${branchId}::uuid`),
  );
}

/** The same for an organisation, with its categories and the units that it names. */
export async function requireNoLibrary(tx: TenantTx, organId: string): Promise<void> {
  const own = sql`organ_id = ${organId}::uuid`;
  const kept = await asSystem(tx, (t) =>
    countOf(
      t,
      sql`FROM (SELECT id ${taught(own)}
        UNION ALL SELECT id FROM category WHERE ${own}
        UNION ALL SELECT id FROM copyright_unit WHERE ${own}
        UNION ALL SELECT id FROM certificate_picture WHERE ${own}
        UNION ALL SELECT id FROM stored_file WHERE ${own}) library`,
    ),
  );
  if (kept > 0) throw inUse();
}
