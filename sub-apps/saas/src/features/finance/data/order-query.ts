import type { OrderFilter, OrderState, OrderWay } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';
import { momentsOf } from '../../../common/day-span';

export const orderStates = [
  'open',
  'paid',
  'refunded',
  'cancelled',
] as const satisfies readonly OrderState[];
export const paymentMethods = ['offline', 'code'] as const satisfies readonly OrderWay[];

const filters = {
  keyword: 'text',
  state: orderStates,
  way: paymentMethods,
  courseId: 'text',
  branchId: 'text',
  from: 'text',
  to: 'text',
  paidFrom: 'text',
  paidTo: 'text',
} as const;

export type OrderConditions = typeof filters;

/** The list's query in the URL, with dates. */
export const orderQuery = listQuery({
  filters,
  sort: ['createdAt', 'paidAt', 'amount'],
  names: { courseId: 'course', branchId: 'branch' },
});

/** Converts dates to the start of the first and the end of the last day in the user's time zone. */
export function withMoments<P extends OrderFilter>(
  { from, to, paidFrom, paidTo, ...rest }: P,
  zone: string,
) {
  const moments = momentsOf({ from, to }, zone);
  const paid = momentsOf({ from: paidFrom, to: paidTo }, zone);
  return {
    ...rest,
    ...(moments.start && { from: moments.start }),
    ...(moments.end && { to: moments.end }),
    ...(paid.start && { paidFrom: paid.start }),
    ...(paid.end && { paidTo: paid.end }),
  };
}

/** The query string of the orders paid in a month, such as `2026-11`. */
export function paidInMonth(month: string, branchId: string | null): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const span = { paidFrom: `${month}-01`, paidTo: `${month}-${days}` };
  return new URLSearchParams({ ...span, ...(branchId && { branch: branchId }) }).toString();
}
