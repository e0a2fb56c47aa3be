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

/** The list of payments in its address, which holds days. */
export const paymentQuery = listQuery({
  filters,
  sort: ['createdAt', 'paidAt', 'amount'],
  names: { branchId: 'branch' },
});

type Days = Pick<OrderFilter, 'from' | 'to'>;

/** Whether the last day is before the first; then it is ignored. */
export const isBackwards = ({ from = '', to = '' }: Days): boolean =>
  from !== '' && to > '1900' && to < from;

const DAY = 86_400_000;
/** Earlier years are incomplete input, such as 0020, and are not requested. */
const FIRST = Date.UTC(1900, 0);

/**
 * Converts days to the moments that the call expects: from the start of the first to the end of the last, in the
 * person's zone.
 */
export function withMoments<P extends Days>({ from, to, ...rest }: P, zone: string) {
  const momentOf = (day: string | undefined, later: number): string | undefined => {
    const clockTime = Date.parse(`${day}T00:00:00Z`);
    return clockTime >= FIRST ? momentIn(zone, clockTime + later).toISOString() : undefined;
  };
  const [start, end] = [momentOf(from, 0), momentOf(to, DAY)];
  const isOver = isBackwards({ ...(from && { from }), ...(to && { to }) });
  return { ...rest, ...(start && { from: start }), ...(end && !isOver && { to: end }) };
}
