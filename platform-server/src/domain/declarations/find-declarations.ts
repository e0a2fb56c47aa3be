import type {
  DeclarationFilter,
  DeclarationReviewFilter,
  DeclarationSummary,
  Page,
  PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { branchAndBelow } from '../branch-and-below';
import { countRows } from '../count-rows';
import { withinRegion } from '../regions';
import { containing, joinConditions } from '../search';
import { asSummary, columns, joins, type Row } from './declaration-rows';

const waiting = sql`d.state = 'submitted'`;
/** Waiting declarations first, longest waiting on top; then the decided ones, last submitted first. */
const asWaiting = sql`${waiting} DESC, CASE WHEN ${waiting} THEN d.submitted_at END, d.submitted_at DESC`;

type Conditions<F> = PageQuery & { readonly [K in keyof F]?: F[K] | undefined };

const orders = {
  createdAt: sql`d.created_at`,
  submittedAt: sql`d.submitted_at`,
  startsAt: sql`d.starts_at`,
} as const;

function orderOf(sort: string): SQL {
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC NULLS LAST');
  return sql`${field} ${direction}`;
}

async function pageOf(
  tx: Tx,
  where: SQL,
  order: SQL,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<DeclarationSummary>> {
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM declaration d ${joins}
    WHERE ${where} ORDER BY ${order}, d.id LIMIT ${pageSize}
    OFFSET ${(pageNum - 1) * pageSize}`);
  const total = await countRows(tx, sql`FROM declaration d ${joins} WHERE ${where}`);
  return { list: rows.map(asSummary), total, pageNum, pageSize };
}

/** One page of the organisation's declarations in the transaction's branches, newest first. */
export function findDeclarations(
  tx: Tx,
  caller: Caller,
  { sort = '-createdAt', ...query }: Conditions<DeclarationFilter>,
): Promise<Page<DeclarationSummary>> {
  const { keyword, status, regionId, branchId } = query;
  const where = joinConditions([
    sql`d.organ_id = ${actorOf(caller).organId}::uuid`,
    keyword?.trim() && containing(sql`d.title`, keyword),
    status && sql`d.state = ${status}`,
    regionId && sql`d.region_id LIKE ${withinRegion(regionId)}`,
    branchId && sql`d.branch_id IN (${branchAndBelow(branchId)})`,
  ]);
  return pageOf(tx, where, orderOf(sort), query);
}

/** Drafts are visible to their authors only. */
export const isSubmitted = sql`d.state <> 'draft'`;

/** Submitted declarations of every tenant; in a transaction of the system. */
export function findSubmitted(
  tx: Tx,
  { sort, ...query }: Conditions<DeclarationReviewFilter>,
): Promise<Page<DeclarationSummary>> {
  const { keyword, status } = query;
  const text = keyword?.trim();
  const where = joinConditions([
    isSubmitted,
    text &&
      sql`(${containing(sql`d.title`, text)} OR ${containing(sql`o.name`, text)}
        OR ${containing(sql`t.name`, text)})`,
    status && sql`d.state = ${status}`,
  ]);
  return pageOf(tx, where, sort === undefined ? asWaiting : orderOf(sort), query);
}
