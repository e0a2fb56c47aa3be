import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { codeOf } from '../domain/redemption/code-text';
import { priceOf } from './course-plan';
import {
  buyer,
  bytesOf,
  courseColumns,
  DAY,
  demoStudentColumns,
  endOf,
  MINUTE,
  notLaterThanNow,
  numberOf,
  type Order,
  seller,
  stateColumns,
} from './order-columns';
import { type PlannedBatch, plannedBatches, plannedOrders } from './order-plan';
import { seedId } from './seed-id';

const offlineOrders = (): Order[] =>
  plannedOrders.map(({ course, state, daysAgo }, i) => {
    const name = `order:sunrise:${i}`;
    const createdAt = notLaterThanNow(Date.now() - daysAgo * DAY - ((i * 53) % 540) * MINUTE);
    // Some orders have a discount.
    const amount = i % 6 === 5 ? Math.round(priceOf(course) * 0.9) : priceOf(course);
    const isOwn = i === 30 || i === plannedOrders.length - 1;
    const { memberId, personName } = isOwn ? demoStudentColumns : buyer(i, daysAgo);
    return {
      ...courseColumns(course),
      ...{ id: seedId(name), number: numberOf(name, createdAt), memberId, personName, state },
      ...{ way: 'offline', amount, createdBy: seller, createdAt, updatedAt: createdAt },
      note: i % 7 === 3 ? '微信转账，已核对' : '',
      ...stateColumns(state, i, createdAt, amount),
    };
  });

/** A code derived from the digest of its name. */
function codeFor(name: string): string {
  const bytes = bytesOf(name);
  let at = 0;
  return codeOf((limit) => {
    at += 1;
    return (bytes[at] ?? 0) % limit;
  });
}

function codesOf(batch: PlannedBatch, b: number) {
  const { course, count, redeemed, withdrawn, price: amount, days, daysAgo } = batch;
  const { courseId: _, courseTitle: __, ...organKey } = courseColumns(course);
  const batchId = seedId(`code-batch:sunrise:${b}`);
  const createdAt = new Date(Date.now() - daysAgo * DAY);
  const orders: Order[] = [];
  const codes = Array.from({ length: count }, (_, i) => {
    const name = `code:sunrise:${b}:${i}`;
    const row = { ...organKey, id: seedId(name), batchId, code: codeFor(name), createdAt };
    if (i >= redeemed) {
      const isWithdrawn = i < redeemed + withdrawn;
      return { ...row, withdrawnAt: isWithdrawn ? endOf(createdAt, 3) : null };
    }
    const ago = Math.max(1, Math.round(daysAgo * (1 - (i + 1) / (redeemed + 2))));
    const redeemedAt = new Date(Date.now() - ago * DAY - ((i * 71) % 600) * MINUTE);
    const { memberId, personName } =
      b === 4 && i === 2 ? demoStudentColumns : buyer(b * 13 + i, ago);
    const order = `order:${name}`;
    orders.push({
      ...courseColumns(course),
      ...{ id: seedId(order), number: numberOf(order, redeemedAt), memberId, personName },
      ...{ state: 'paid', way: 'code', amount, days, expiresAt: endOf(redeemedAt, days) },
      ...{ paidAt: redeemedAt, createdAt: redeemedAt, updatedAt: redeemedAt },
    });
    return { ...row, redeemedAt, orderId: seedId(order) };
  });
  return { orders, codes };
}

const batchRow = (batch: PlannedBatch, b: number): typeof t.codeBatch.$inferInsert => {
  const { course, name, count, price, days, validFor, stopped, redeemed, withdrawn } = batch;
  const { courseTitle: _, ...organKey } = courseColumns(course);
  const createdAt = new Date(Date.now() - batch.daysAgo * DAY);
  return {
    ...organKey,
    ...{ id: seedId(`code-batch:sunrise:${b}`), jobId: seedId(`job:code-batch:sunrise:${b}`) },
    ...{ name, count, made: count, redeemed, withdrawn, price, days, createdBy: seller },
    state: stopped ? 'stopped' : 'ready',
    validUntil: validFor === null ? null : new Date(Date.now() + validFor * DAY),
    ...{ createdAt, updatedAt: createdAt },
  };
};

/** Codes and orders of the first tenant over the last nine months. */
export async function seedOrders(tx: Tx): Promise<void> {
  const batches = plannedBatches.map(codesOf);
  await tx.insert(t.codeBatch).values(plannedBatches.map(batchRow));
  await tx
    .insert(t.courseOrder)
    .values([...offlineOrders(), ...batches.flatMap(({ orders }) => orders)]);
  await tx.insert(t.redemptionCode).values(batches.flatMap(({ codes }) => codes));
}
