import {
  type CourseOrder,
  errorCodes,
  mayMoveOrder,
  type OrderMove,
  orderMoves,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/database';
import { courseOrder } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireVersion } from '../versions';
import { orderById } from './find-orders';
import type { cancelInput, payInput, refundInput } from './order-fields';

type OrderRow = typeof courseOrder.$inferSelect;
type VersionedId = { readonly id: string; readonly version: number };

const MINUTE = 60_000;

/** The stored row, locked, if its state allows the move. */
async function lockOrder(
  tx: Tx,
  caller: Caller,
  move: OrderMove,
  { id, version }: VersionedId,
): Promise<OrderRow> {
  const condition = and(eq(courseOrder.id, id), eq(courseOrder.organId, actorOf(caller).organId));
  const [row] = await tx.select().from(courseOrder).where(condition).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  const current = await orderById(tx, caller, id);
  if (!mayMoveOrder(move, row)) {
    throw new BusinessError(errorCodes.conflict, {
      phrase: 'order.state',
      data: { present: current },
    });
  }
  requireVersion(version, current);
  return row;
}

const actions = {
  pay: 'order.paid',
  cancel: 'order.cancelled',
  refund: 'order.refunded',
} as const satisfies Record<OrderMove, string>;

async function write(
  tx: Tx,
  caller: Caller,
  move: OrderMove,
  row: OrderRow,
  set: Partial<Pick<OrderRow, 'receipt' | 'paidAt' | 'refunded' | 'reason' | 'expiresAt'>>,
): Promise<CourseOrder> {
  const { to } = orderMoves[move];
  await tx
    .update(courseOrder)
    .set({
      ...set,
      state: to,
      ...(move === 'cancel' && { cancelledAt: sql`now()` }),
      ...(move === 'refund' && { refundedAt: sql`now()` }),
      version: nextVersion(courseOrder.version),
      updatedAt: sql`now()`,
    })
    .where(eq(courseOrder.id, row.id));
  const changes = [{ field: 'orderStatus', before: row.state, after: to }, ...changesOf(row, set)];
  await audit(tx, { ...auditContext(caller, row.id), action: actions[move], changes });
  return orderById(tx, caller, row.id);
}

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
