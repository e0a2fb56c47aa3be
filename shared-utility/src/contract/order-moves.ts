import type { OrderState } from './resources/course-order';

/** What may become of an order. */
export type OrderMove = 'pay' | 'cancel' | 'refund';

/** The transitions of an order, for the server that holds them and for the buttons that offer them. */
export const orderMoves: Readonly<
  Record<OrderMove, { readonly from: OrderState; readonly to: OrderState }>
> = {
  pay: { from: 'open', to: 'paid' },
  cancel: { from: 'open', to: 'cancelled' },
  refund: { from: 'paid', to: 'refunded' },
};

/** An order that cost nothing is cancelled even when it is paid: there is nothing to give back. */
export const mayMoveOrder = (
  move: OrderMove,
  { state, amount }: { readonly state: OrderState; readonly amount: number },
): boolean =>
  state === 'paid' && amount === 0 ? move === 'cancel' : orderMoves[move].from === state;
