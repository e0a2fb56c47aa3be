import {
  type CourseOrder,
  errorCodes,
  mayMoveOrder,
  type OrderMove,
  orderMoves,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { courseOrder } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireVersion } from '../versions';
import { orderById } from './find-orders';

export type OrderRow = typeof courseOrder.$inferSelect;

type VersionedId = { readonly id: string; readonly version: number };

/** The stored row, locked, if its state allows the move. */
export async function lockOrder(
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

export async function write(
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
