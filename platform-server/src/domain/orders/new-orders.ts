import { randomInt } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { courseOrder } from '../../db/schema';

type Row = typeof courseOrder.$inferInsert;

/** Database timestamps are given as text, not as dates. */
type NewOrder = Omit<Row, 'number' | 'paidAt' | 'expiresAt'> & {
  readonly id: string;
  readonly paidAt?: SQL | null;
  readonly expiresAt?: SQL | null;
};

/** Random numbers of one day rarely collide; so many collisions in a row are practically impossible. */
const TRIES = 20;

/** `20261123-483920`: the day in the caller's time zone, and a random number. */
function orderNumber(zone: string): string {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date());
  return `${day.replaceAll('-', '')}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

/** Inserts orders with numbers that are unique in the tenant. */
export async function insertOrders(
  tx: Tx,
  zone: string,
  orders: readonly NewOrder[],
): Promise<void> {
  let remainingOrders = orders;
  for (let tries = 0; remainingOrders.length > 0; tries += 1) {
    if (tries === TRIES) throw new Error('no number is free');
    const inserted = await tx
      .insert(courseOrder)
      .values(remainingOrders.map((order) => ({ ...order, number: orderNumber(zone) })))
      .onConflictDoNothing({ target: [courseOrder.tenantId, courseOrder.number] })
      .returning({ id: courseOrder.id });
    const ids = new Set(inserted.map(({ id }) => id));
    remainingOrders = remainingOrders.filter(({ id }) => !ids.has(id));
  }
}
