import type { OrderState } from './resources/course-order-entities';

/** Transitions of an order. */
export type OrderMove = 'pay' | 'cancel' | 'refund';

/** The transitions of an order, checked by the server and used to show buttons. */
export const orderMoves: Readonly<
  Record<OrderMove, { readonly from: OrderState; readonly to: OrderState }>
> = {
  pay: { from: 'open', to: 'paid' },
  cancel: { from: 'open', to: 'cancelled' },
  refund: { from: 'paid', to: 'refunded' },
};

/** A paid order of amount 0 may still be cancelled, since nothing has to be refunded. */
export const mayMoveOrder = (
  move: OrderMove,
  { state, amount }: { readonly state: OrderState; readonly amount: number },
): boolean =>
  state === 'paid' && amount === 0 ? move === 'cancel' : orderMoves[move].from === state;
