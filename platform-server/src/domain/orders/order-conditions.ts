import type { OrderFilter } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { branchAndBelow } from '../branch-and-below';
import { containing, joinConditions } from '../search';

export type OrderConditions = { readonly [K in keyof OrderFilter]?: OrderFilter[K] | undefined };

/** Matches part of the order number (digits and dashes only), of the person's name or of the course's title. */
function keywordCondition(keyword: string): SQL {
  const parts = [
    ...(/^[\d-]+$/.test(keyword) ? [containing(sql`o.number`, keyword)] : []),
    containing(sql`o.person_name`, keyword),
    containing(sql`o.course_title`, keyword),
  ];
  return sql`(${sql.join(parts, sql` OR `)})`;
}

export function matching(organId: string, filter: OrderConditions): SQL {
  const { keyword, state, way, courseId, branchId, from, to, paidFrom, paidTo } = filter;
  const text = keyword?.trim();
  return joinConditions([
    sql`o.organ_id = ${organId}::uuid`,
    text && keywordCondition(text),
    state && sql`o.state = ${state}`,
    way && sql`o.way = ${way}`,
    courseId && sql`o.course_id = ${courseId}::uuid`,
    branchId && sql`o.branch_id IN (${branchAndBelow(branchId)})`,
    from && sql`o.created_at >= ${from}::timestamptz`,
    to && sql`o.created_at < ${to}::timestamptz`,
    paidFrom && sql`o.paid_at >= ${paidFrom}::timestamptz`,
    paidTo && sql`o.paid_at < ${paidTo}::timestamptz`,
  ]);
}
