import type { CourseOrder } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { mayMoveOrder, type OrderMove } from '@edu/shared-utility/data';
import { phrases } from '../phrases';

/** The actions on an order of the list. */
export function useOrderActions(
  ask: (move: OrderMove, order: CourseOrder) => void,
): RowAction<CourseOrder>[] {
  const { t } = phrases.use();
  const action = (key: OrderMove, permission: string): RowAction<CourseOrder> => ({
    key,
    label: t(key),
    permission,
    danger: key !== 'pay',
    hidden: (order) => !mayMoveOrder(key, order),
    run: (order) => ask(key, order),
  });
  return [
    action('pay', 'order.write'),
    action('cancel', 'order.write'),
    action('refund', 'order.refund'),
  ];
}
