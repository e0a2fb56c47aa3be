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

/** The orders of an address, which says days. */
export const orderQuery = listQuery({
  filters,
  sort: ['createdAt', 'paidAt', 'amount'],
  names: { courseId: 'course', branchId: 'branch' },
});

/** The call takes moments: from the beginning of the one day to the end of the other, where the person is. */
export function inMoments<P extends OrderFilter>(
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

/** The conditions of the orders that were paid in a month, `2026-11`. */
export function paidIn(month: string, branchId: string | null): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const span = { paidFrom: `${month}-01`, paidTo: `${month}-${days}` };
  return new URLSearchParams({ ...span, ...(branchId && { branch: branchId }) }).toString();
}
