import type { OrderFilter, OrderState, OrderWay } from '@edu/shared-utility';
import { listQuery, momentIn } from '@edu/shared-utility/admin';

export const states = [
  'open',
  'paid',
  'refunded',
  'cancelled',
] as const satisfies readonly OrderState[];
export const paymentMethods = ['offline', 'code'] as const satisfies readonly OrderWay[];

const filters = {
  keyword: 'text',
  state: states,
  way: paymentMethods,
  branchId: 'text',
  from: 'text',
  to: 'text',
} as const;

export type PaymentConditions = typeof filters;

/** The payments of an address, which says days. */
export const paymentQuery = listQuery({
  filters,
  sort: ['createdAt', 'paidAt', 'amount'],
  names: { branchId: 'branch' },
});

type Days = Pick<OrderFilter, 'from' | 'to'>;

/** Whether the last day is before the first: such a last day is left out. */
export const isBackwards = ({ from = '', to = '' }: Days): boolean =>
  from !== '' && to > '1900' && to < from;

const DAY = 86_400_000;
/** A year that somebody is still typing, 0020, is none: no list is asked for it. */
const FIRST = Date.UTC(1900, 0);

/** The call takes moments: from the beginning of the one day to the end of the other, where the person is. */
export function inMoments<P extends Days>({ from, to, ...rest }: P, zone: string) {
  const momentOf = (day: string | undefined, later: number): string | undefined => {
    const shown = Date.parse(`${day}T00:00:00Z`);
    return shown >= FIRST ? momentIn(zone, shown + later).toISOString() : undefined;
  };
  const [start, end] = [momentOf(from, 0), momentOf(to, DAY)];
  const isOver = isBackwards({ ...(from && { from }), ...(to && { to }) });
  return { ...rest, ...(start && { from: start }), ...(end && !isOver && { to: end }) };
}
