import type { CodeFilter, Page, PageQuery, RedemptionCode } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';
import { isRedemption, maskedCode, normalizedCode } from './code-text';
import { batchById } from './find-batches';

type Filter = { readonly [K in keyof CodeFilter]: CodeFilter[K] | undefined } & {
  readonly batchId: string;
};

const state = sql`CASE WHEN r.redeemed_at IS NOT NULL THEN 'redeemed'
  WHEN r.withdrawn_at IS NOT NULL THEN 'withdrawn' ELSE 'open' END`;

const columns = sql`r.id, r.code, ${state} AS state, ${iso('r.redeemed_at')} AS "redeemedAt",
  o.person_name AS "redeemedByName", r.order_id AS "orderId"`;

const from = sql`FROM redemption_code r LEFT JOIN course_order o ON o.id = r.order_id`;

/** Characters of a code that a list shows. */
const VISIBLE_LETTERS = 4;

/** Matches a whole code, its last characters, or part of the student's name; never other parts of a code. */
function keywordCondition(keyword: string): SQL {
  const code = normalizedCode(keyword);
  const keywordConditions = [
    isRedemption(code) && sql`r.code = ${code}`,
    code.length === VISIBLE_LETTERS && sql`right(r.code, ${VISIBLE_LETTERS}::int) = ${code}`,
    containing(sql`o.person_name`, keyword),
  ].filter((item) => item !== false);
  return sql`(${sql.join(keywordConditions, sql` OR `)})`;
}

export function matching({ batchId, state: requestedState, keyword }: Filter): SQL {
  const conditions = joinConditions([
    sql`r.batch_id = ${batchId}::uuid`,
    requestedState && sql`${state} = ${requestedState}`,
    keyword?.trim() && keywordCondition(keyword),
  ]);
  return sql`WHERE ${conditions}`;
}

export const read = async (tx: Tx, rest: SQL): Promise<RedemptionCode[]> =>
  (
    await tx.execute<RedemptionCode & Record<string, unknown>>(
      sql`SELECT ${columns} ${from} ${rest}`,
    )
  ).rows;

/** Codes of a batch that the caller sees, with their beginnings hidden. */
export async function findCodes(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, ...filter }: PageQuery & Filter,
): Promise<Page<RedemptionCode>> {
  await batchById(tx, caller, filter.batchId);
  const where = matching(filter);
  const list = await read(
    tx,
    sql`${where} ORDER BY r.redeemed_at DESC NULLS LAST, r.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`,
  );
  const hidden = list.map((item) => ({ ...item, code: maskedCode(item.code) }));
  return { list: hidden, total: await countRows(tx, sql`${from} ${where}`), pageNum, pageSize };
}
