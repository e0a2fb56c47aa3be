import {
  type CourseOrder,
  errorCodes,
  maskPhone,
  type OrderFilter,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import { matching, type OrderConditions } from './order-conditions';

/** The column of each sort order; the id breaks ties. */
const sorts = { createdAt: 'o.created_at', paidAt: 'o.paid_at', amount: 'o.amount' } as const;

type Sort = NonNullable<OrderFilter['sort']>;

const orderColumns = sql`o.id, o.number, o.course_id AS "courseId", o.course_title AS "courseTitle",
  o.member_id AS "userId", o.person_name AS "personName", coalesce(m.phone, '') AS phone, o.state,
  o.way, o.amount, o.refunded, o.days,
  CASE WHEN o.state = 'paid' THEN ${iso('o.expires_at')} END AS "expiresAt", o.receipt, o.note,
  o.reason, cb.name AS "batchName", ${iso('o.paid_at')} AS "paidAt",
  ${iso('o.refunded_at')} AS "refundedAt", ${iso('o.cancelled_at')} AS "cancelledAt",
  o.organ_id AS "organId", o.branch_id AS "branchId", b.name AS "branchName",
  who.name AS "createdByName", ${iso('o.created_at')} AS "createdAt", o.version`;

const orderJoins = sql`LEFT JOIN member m ON m.id = o.member_id
  LEFT JOIN branch b ON b.id = o.branch_id
  LEFT JOIN redemption_code rc ON rc.order_id = o.id LEFT JOIN code_batch cb ON cb.id = rc.batch_id
  LEFT JOIN member who ON who.account_id = o.created_by AND who.tenant_id = o.tenant_id`;

/**
 * Reads orders by id.
 *
 * @param orderIds a query for their ids
 */
export async function readOrders(tx: Tx, orderIds: SQL, rest = sql``): Promise<CourseOrder[]> {
  const { rows } = await tx.execute<CourseOrder & Record<string, unknown>>(sql`
    SELECT ${orderColumns} FROM (${orderIds}) ids JOIN course_order o ON o.id = ids.id
    ${orderJoins} ${rest}`);
  return rows.map((row) => ({ ...row, phone: row.phone && maskPhone(row.phone) }));
}

function orderOf(sort: Sort): SQL {
  const field = sql.raw(sorts[sort.replace(/^-/, '') as keyof typeof sorts]);
  const direction = sql.raw(sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC NULLS LAST');
  // Without nulls the direction is written as in the index, which is then used.
  const plain = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const isPaid = sort.endsWith('paidAt');
  return sql`ORDER BY ${field} ${isPaid ? direction : plain}, o.id ${plain}`;
}

/** One page of the organisation's orders in the transaction's branches, newest first. */
export async function findOrders(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & OrderConditions,
): Promise<Page<CourseOrder>> {
  const where = matching(actorOf(caller).organId, filter);
  const order = orderOf(sort);
  const skipped = (pageNum - 1) * pageSize;
  // The page is cut before the joins, so that names are read only for its rows.
  const orderIds = sql`SELECT o.id FROM course_order o WHERE ${where} ${order}
    LIMIT ${pageSize} OFFSET ${skipped}`;
  const list = await readOrders(tx, orderIds, order);
  // A page that is not full is the last one, so the total follows without a count.
  const isLast = list.length < pageSize && (list.length > 0 || pageNum === 1);
  const total = isLast
    ? skipped + list.length
    : await countRows(tx, sql`FROM course_order o WHERE ${where}`);
  return { list, total, pageNum, pageSize };
}

/** An order of the caller's organisation and branches. */
export async function orderById(tx: Tx, caller: Caller, id: string): Promise<CourseOrder> {
  const { organId } = actorOf(caller);
  const orderIds = sql`SELECT ${id}::uuid AS id`;
  const [order] = await readOrders(tx, orderIds, sql`WHERE o.organ_id = ${organId}::uuid`);
  if (!order) throw new BusinessError(errorCodes.notFound);
  return order;
}
