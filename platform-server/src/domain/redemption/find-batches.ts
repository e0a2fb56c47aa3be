import {
  type BatchFilter,
  type CodeBatch,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';

type Filter = { readonly [K in keyof BatchFilter]?: BatchFilter[K] | undefined };

const sorts = { createdAt: 'b.created_at', name: 'b.name', redeemed: 'b.redeemed' } as const;

/** A batch whose job was cancelled or failed counts as ready with the codes that exist. */
const state = sql`CASE WHEN b.state = 'making' AND NOT EXISTS (
    SELECT 1 FROM job j WHERE j.id = b.job_id AND j.state IN ('queued', 'running'))
  THEN 'ready' ELSE b.state END`;

const isOver = sql`coalesce(b.valid_until <= now(), false)`;

const columns = sql`b.id, b.name, b.course_id AS "courseId", c.title AS "courseTitle",
  ${state} AS state, b.count, b.made, b.redeemed, b.withdrawn, b.price, b.days,
  ${iso('b.valid_until')} AS "validUntil", ${isOver} AS "isOver",
  coalesce(b.job_id, b.id) AS "jobId", b.organ_id AS "organId", b.branch_id AS "branchId",
  br.name AS "branchName", who.name AS "createdByName", ${iso('b.created_at')} AS "createdAt",
  b.version`;

const from = sql`FROM code_batch b JOIN course c ON c.id = b.course_id
  LEFT JOIN branch br ON br.id = b.branch_id
  LEFT JOIN member who ON who.account_id = b.created_by AND who.tenant_id = b.tenant_id`;

const read = async (tx: Tx, rest: SQL): Promise<CodeBatch[]> =>
  (await tx.execute<CodeBatch & Record<string, unknown>>(sql`SELECT ${columns} ${from} ${rest}`))
    .rows;

/** One page of the organisation's batches in the transaction's branches, newest first. */
export async function findBatches(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & Filter,
): Promise<Page<CodeBatch>> {
  const { keyword, courseId, state: requestedState } = filter;
  const text = keyword?.trim();
  const conditions = joinConditions([
    sql`b.organ_id = ${actorOf(caller).organId}::uuid`,
    text && sql`(${containing(sql`b.name`, text)} OR ${containing(sql`c.title`, text)})`,
    courseId && sql`b.course_id = ${courseId}::uuid`,
    requestedState === 'over' ? isOver : requestedState && sql`${state} = ${requestedState}`,
    requestedState === 'ready' && sql`NOT ${isOver}`,
  ]);
  const where = sql`WHERE ${conditions}`;
  const field = sql.raw(sorts[sort.replace(/^-/, '') as keyof typeof sorts]);
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const list = await read(
    tx,
    sql`${where} ORDER BY ${field} ${direction}, b.id ${direction}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
  );
  return { list, total: await countRows(tx, sql`${from} ${where}`), pageNum, pageSize };
}

/** A batch of the caller's organisation and branches. */
export async function batchById(tx: Tx, caller: Caller, id: string): Promise<CodeBatch> {
  const condition = sql`WHERE b.id = ${id}::uuid AND b.organ_id = ${actorOf(caller).organId}::uuid`;
  const [batch] = await read(tx, condition);
  if (!batch) throw new BusinessError(errorCodes.notFound);
  return batch;
}
