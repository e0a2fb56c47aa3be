import {
  type Assessment,
  type AssessmentFilter,
  errorCodes,
  maskPhone,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { assessment } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';
import { requireVersion } from '../versions';

export type AssessmentRow = typeof assessment.$inferSelect;
export type AssessmentConditions = {
  readonly [K in keyof AssessmentFilter]?: AssessmentFilter[K] | undefined;
};

const orders = {
  createdAt: sql`s.created_at`,
  appointedAt: sql`s.appointed_at`,
  score: sql`s.score`,
} as const;

const columns = sql`s.id, m.id AS "userId", s.name, m.phone, s.skill, s.level, s.state AS status,
  ${iso('s.appointed_at')} AS "appointedAt", s.place, s.score / 10.0::float8 AS score, s.assessor,
  s.remarks, s.reason, s.certificate_id AS "certificateId", c.number AS "certificateNo",
  s.branch_id AS "branchId", b.name AS "branchName", ${iso('s.created_at')} AS "createdAt",
  ${iso('s.updated_at')} AS "updatedAt", s.version`;

const joins = sql`LEFT JOIN member m ON m.id = s.member_id
  LEFT JOIN certificate c ON c.id = s.certificate_id LEFT JOIN branch b ON b.id = s.branch_id`;

type Row = Assessment & Record<string, unknown>;

const asReply = (row: Row): Assessment => ({
  ...row,
  phone: row.phone === null ? null : maskPhone(row.phone),
});

function matching(organId: string, filter: AssessmentConditions): SQL {
  const { keyword, status, skill, level, branchId, from, to } = filter;
  return joinConditions([
    sql`s.organ_id = ${organId}::uuid`,
    keyword?.trim() &&
      sql`(${containing(sql`s.name`, keyword)} OR ${containing(sql`s.skill`, keyword)}
        OR c.number = ${keyword.trim()})`,
    status && sql`s.state = ${status}`,
    skill && sql`s.skill = ${skill}`,
    level && sql`s.level = ${level}`,
    branchId && sql`s.branch_id IN (${branchAndBelow(branchId)})`,
    from && sql`s.appointed_at >= ${from}::timestamptz`,
    to && sql`s.appointed_at < ${to}::timestamptz`,
  ]);
}

/** One page of the organisation's assessments in the transaction's branches, newest first. */
export async function findAssessments(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & AssessmentConditions,
): Promise<Page<Assessment>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC NULLS LAST');
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM assessment s ${joins}
    WHERE ${where} ORDER BY ${field} ${direction}, s.id ${direction}
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  const total = await countRows(tx, sql`FROM assessment s ${joins} WHERE ${where}`);
  return { list: rows.map(asReply), total, pageNum, pageSize };
}

export async function readAssessment(tx: Tx, caller: Caller, id: string): Promise<Assessment> {
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM assessment s ${joins}
    WHERE s.id = ${id}::uuid AND s.organ_id = ${actorOf(caller).organId}::uuid`);
  if (!rows[0]) throw new BusinessError(errorCodes.notFound);
  return asReply(rows[0]);
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockAssessment(
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<AssessmentRow> {
  const condition = and(eq(assessment.id, id), eq(assessment.organId, actorOf(caller).organId));
  const [row] = await tx.select().from(assessment).where(condition).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (version !== row.version) requireVersion(version, await readAssessment(tx, caller, id));
  return row;
}

/** The names of skills with at least one assessment. */
export async function findSkills(tx: Tx, caller: Caller): Promise<string[]> {
  const { rows } = await tx.execute<{ skill: string }>(sql`
    SELECT DISTINCT skill FROM assessment WHERE organ_id = ${actorOf(caller).organId}::uuid
    ORDER BY skill LIMIT 200`);
  return rows.map(({ skill }) => skill);
}
