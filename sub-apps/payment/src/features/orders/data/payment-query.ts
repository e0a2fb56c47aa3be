import type { OrderState, OrderWay } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';

export const states = [
  'open',
  'paid',
  'refunded',
  'cancelled',
] as const satisfies readonly OrderState[];
export const ways = ['offline', 'code'] as const satisfies readonly OrderWay[];

/** The payments of an address. */
export const paymentQuery = listQuery({
  filters: { keyword: 'text', state: states, way: ways },
  sort: ['createdAt', 'paidAt', 'amount'],
});
