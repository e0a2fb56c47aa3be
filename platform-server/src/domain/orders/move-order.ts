import type { CourseOrder } from '@edu/shared-utility/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { cancelInput, payInput, refundInput } from './order-fields';
import { lockOrder, type OrderRow, write } from './order-state';

const MINUTE = 60_000;

/** The time of payment: people enter minutes, so the minute in which the order was made is accepted too. */
function momentOf(paidAtInput: string | undefined, { createdAt }: OrderRow): Date {
  const now = new Date();
  const at = paidAtInput === undefined ? now : new Date(paidAtInput);
  if (at.getTime() > now.getTime() + MINUTE) throw new FieldError('paidAt', 'order.paidLater');
  if (at.getTime() < Math.floor(createdAt.getTime() / MINUTE) * MINUTE) {
    throw new FieldError('paidAt', 'order.paidBefore');
  }
  return new Date(Math.max(createdAt.getTime(), Math.min(at.getTime(), now.getTime())));
}

/** Records the payment, which opens the course. */
export async function payOrder(
  tx: Tx,
  caller: Caller,
  { receipt, paidAt: paidAtInput, ...seen }: z.output<typeof payInput>,
): Promise<CourseOrder> {
  const row = await lockOrder(tx, caller, 'pay', seen);
  const paidAt = momentOf(paidAtInput, row);
  const expiresAt = row.days === null ? null : new Date(paidAt.getTime() + row.days * 86_400_000);
  return write(tx, caller, 'pay', row, {
    paidAt,
    expiresAt,
    ...(receipt !== undefined && { receipt }),
  });
}

export async function cancelOrder(
  tx: Tx,
  caller: Caller,
  { reason, ...seen }: z.output<typeof cancelInput>,
): Promise<CourseOrder> {
  return write(tx, caller, 'cancel', await lockOrder(tx, caller, 'cancel', seen), { reason });
}

/** Refunds an order, which closes the course at once, whatever the amount. */
export async function refundOrder(
  tx: Tx,
  caller: Caller,
  { reason, amount, ...seen }: z.output<typeof refundInput>,
): Promise<CourseOrder> {
  const row = await lockOrder(tx, caller, 'refund', seen);
  const refunded = amount ?? row.amount;
  if (refunded > row.amount) throw new FieldError('amount', 'order.refundMore');
  return write(tx, caller, 'refund', row, { reason, refunded });
}
