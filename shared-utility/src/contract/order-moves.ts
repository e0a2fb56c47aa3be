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

export const mayMoveOrder = (move: OrderMove, { state }: { readonly state: OrderState }): boolean =>
  orderMoves[move].from === state;
