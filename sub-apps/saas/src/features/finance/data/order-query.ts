import type { OrderFilter, OrderState, OrderWay } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';
import { endOfDay, startOfDay } from '../../../common/days';

export const orderStates = [
  'open',
  'paid',
  'refunded',
  'cancelled',
] as const satisfies readonly OrderState[];
export const orderWays = ['offline', 'code'] as const satisfies readonly OrderWay[];

const filters = {
  keyword: 'text',
  state: orderStates,
  way: orderWays,
  courseId: 'text',
  branchId: 'text',
  from: 'text',
  to: 'text',
} as const;

export type OrderConditions = typeof filters;

/** The orders of an address, which says days. */
export const orderQuery = listQuery({
  filters,
  sort: ['createdAt', 'paidAt', 'amount'],
  names: { courseId: 'course', branchId: 'branch' },
});

/** Whether its last day is before its first: such a last day is left out. */
export const isBackwards = ({ from = '', to = '' }: Pick<OrderFilter, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from;

/** The call takes moments: from the beginning of the one day to the end of the other, where the person is. */
export function inMoments<P extends OrderFilter>({ from = '', to = '', ...rest }: P, zone: string) {
  const start = startOfDay(from, zone);
  const end = isBackwards({ from, to }) ? null : endOfDay(to, zone);
  return {
    ...rest,
    ...(start && { from: start.toISOString() }),
    ...(end && { to: end.toISOString() }),
  };
}
