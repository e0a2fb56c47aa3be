import type { Income } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { withTimeZone } from '../../http/with-time-zone';
import { branchAndBelow } from '../branch-and-below';
import { type incomeQuery, MAX_MONTHS } from './order-fields';

type IncomeQuery = z.output<typeof incomeQuery>;

const countOfMonth = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
};

function requireSpan({ from, to }: IncomeQuery): void {
  const months = countOfMonth(to) - countOfMonth(from) + 1;
  if (months < 1) throw new FieldError('to', 'order.span');
  if (months > MAX_MONTHS) throw new FieldError('to', 'order.manyMonths');
}

/** Each month with its start and end in the requested time zone. */
const monthsOf = ({ from, to, zone }: IncomeQuery): SQL => sql`
  SELECT to_char(m, 'YYYY-MM') AS month, m AT TIME ZONE ${zone} AS start,
    (m + interval '1 month') AT TIME ZONE ${zone} AS next
  FROM generate_series(${`${from}-01`}::timestamp, ${`${to}-01`}::timestamp, interval '1 month') m`;

/** Payments and refunds, each in the month in which it was made. */
const flows = (organId: string, { branchId }: IncomeQuery): SQL => {
  const branchCondition = branchId ? sql`AND o.branch_id IN (${branchAndBelow(branchId)})` : sql``;
  const condition = sql`o.organ_id = ${organId}::uuid ${branchCondition}`;
  const isWithinMonths = sql`(SELECT min(start) FROM months) AND o.at < (SELECT max(next) FROM months)`;
  return sql`
    SELECT course_id, at, paid, 0 AS refunded, way FROM (
      SELECT o.course_id, o.paid_at AS at, o.amount AS paid, o.way FROM course_order o
      WHERE ${condition} AND o.state IN ('paid', 'refunded')) o WHERE o.at >= ${isWithinMonths}
    UNION ALL SELECT course_id, at, 0, refunded, NULL FROM (
      SELECT o.course_id, o.refunded_at AS at, o.refunded FROM course_order o
      WHERE ${condition} AND o.state = 'refunded') o WHERE o.at >= ${isWithinMonths}`;
};

async function read(tx: Tx, organId: string, query: IncomeQuery): Promise<Income> {
  const { branchId } = query;
  const start = sql`WITH months AS MATERIALIZED (${monthsOf(query)}),
    flow AS MATERIALIZED (${flows(organId, query)})`;
  const { rows: months } = await tx.execute<Income['months'][number] & Record<string, unknown>>(sql`
    ${start} SELECT m.month, coalesce(f.orders, 0) AS orders, coalesce(f.offline, 0) AS offline,
      coalesce(f.by_code, 0) AS "byCode", coalesce(f.refunded, 0) AS refunded,
      coalesce(f.net, 0) AS net
    FROM months m LEFT JOIN (
      SELECT to_char(at AT TIME ZONE ${query.zone}, 'YYYY-MM') AS month, count(way)::int AS orders,
        sum(paid) FILTER (WHERE way = 'offline')::float8 AS offline,
        sum(paid) FILTER (WHERE way = 'code')::float8 AS by_code,
        sum(refunded)::float8 AS refunded, sum(paid - refunded)::float8 AS net
      FROM flow GROUP BY 1) f ON f.month = m.month ORDER BY m.month`);
  const { rows: courses } = await tx.execute<
    Income['courses'][number] & Record<string, unknown>
  >(sql`
    ${start} SELECT c.id AS "courseId", c.title AS "courseTitle", f.orders, f.net FROM (
      SELECT course_id, count(way)::int AS orders, sum(paid - refunded)::float8 AS net
      FROM flow GROUP BY course_id ORDER BY net DESC, course_id LIMIT 10) f
    JOIN course c ON c.id = f.course_id ORDER BY f.net DESC, c.id`);
  const branchCondition = branchId ? sql`AND o.branch_id IN (${branchAndBelow(branchId)})` : sql``;
  const { rows } = await tx.execute<Income['open'] & Record<string, unknown>>(sql`
    SELECT count(*)::int AS orders, coalesce(sum(o.amount), 0)::float8 AS amount
    FROM course_order o WHERE o.organ_id = ${organId}::uuid AND o.state = 'open' ${branchCondition}`);
  return { months, courses, open: rows[0] ?? { orders: 0, amount: 0 } };
}

/** The income of courses by month, in the caller's branches. */
export async function incomeOf(tx: Tx, caller: Caller, query: IncomeQuery): Promise<Income> {
  requireSpan(query);
  return withTimeZone(query.zone, () => read(tx, actorOf(caller).organId, query));
}
