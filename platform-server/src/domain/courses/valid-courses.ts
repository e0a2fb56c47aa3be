import type { CourseSummary, Page, PageQuery } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import type { FileAddressOf } from '../file-addresses';
import { contains } from '../search';
import { grantInForce } from './course-access';
import { asSummary, type SummaryRow, summaryColumns, summaryJoins } from './find-courses';

const isGrantedTo = (organId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM course_grant g WHERE g.course_id = c.id
    AND g.organ_id = ${organId}::uuid AND ${grantInForce})`;

/**
 * As the system, since row-level security hides granted courses of other organisations. The caller's own are restricted
 * to their branches.
 */
export function validFor(caller: Caller, { foreign = false } = {}): SQL {
  const { organId } = actorOf(caller);
  const { tenantId, branches } = caller;
  const inBranches =
    branches === null ? sql`true` : sql`c.branch_id = ANY (${`{${branches.join(',')}}`}::uuid[])`;
  const granted = sql`(c.organ_id <> ${organId}::uuid AND ${isGrantedTo(organId)})`;
  const condition = sql`(c.organ_id = ${organId}::uuid AND ${inBranches})`;
  return sql`c.tenant_id = ${tenantId}::uuid AND c.state = 'published'
    AND ${foreign ? granted : sql`(${condition} OR ${granted})`}`;
}

/** Published courses that the caller's organisation owns or was granted, last published first. */
export const findValidCourses = (
  tx: TenantTx,
  caller: Caller,
  {
    keyword,
    pageNum = 1,
    pageSize = 10,
  }: { [K in keyof PageQuery]?: PageQuery[K] | undefined } & { keyword?: string | undefined },
  fileAddressOf: FileAddressOf,
): Promise<Page<CourseSummary>> =>
  asSystem(tx, async (t) => {
    const titleCondition = keyword?.trim() ? sql`AND c.title ILIKE ${contains(keyword)}` : sql``;
    const from = sql`FROM course c WHERE ${validFor(caller)} ${titleCondition}`;
    const { rows } = await t.execute<SummaryRow>(sql`
      SELECT ${summaryColumns} FROM (SELECT * ${from} ORDER BY c.published_at DESC, c.id
        LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) c
      ${summaryJoins} ORDER BY c.published_at DESC, c.id`);
    const list = rows.map((row) => asSummary(row, fileAddressOf));
    return { list, total: await countRows(t, from), pageNum, pageSize };
  });
