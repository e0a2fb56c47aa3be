import type { CodeOffer, CourseOrder, Redeemed } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx, type Tx } from '../../db/database';
import { redemptionCode } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { refundAll, takeHits } from '../codes/limits';
import type { CoverOf } from '../courses/covers';
import { learnerOf } from '../learning/visible-courses';
import { readOrders } from '../orders/find-orders';
import { insertOrders } from '../orders/new-orders';
import {
  offerReply,
  type RedeemableCode,
  redeemableCode,
  requireStudent,
  rightTo,
  WrongCode,
} from './offer';

/** Wrong codes allowed per account. */
const WRONG = { max: 10, seconds: 3600 };

type Transaction = <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>;

/** Counts an attempt of the account, which is refunded unless the code was wrong. */
async function countTries<T>(
  db: Database,
  { accountId }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  const hits = await takeHits(db, [[`redeem:${accountId}`, WRONG]]);
  try {
    const result = await work();
    await refundAll(db, hits);
    return result;
  } catch (error) {
    if (!(error instanceof WrongCode)) await refundAll(db, hits);
    throw error;
  }
}

/** What a code would open, without redeeming it. */
export const readCodeOffer = (
  { db, caller, tx, coverOf }: { db: Database; caller: Caller; tx: Transaction; coverOf: CoverOf },
  code: string,
): Promise<CodeOffer> =>
  countTries(db, caller, () =>
    tx((t) =>
      asSystem(t, async (s) => {
        const learner = learnerOf(caller);
        await requireStudent(s, learner);
        const redeemable = await redeemableCode(s, learner, code);
        const right = await rightTo(s, learner, redeemable.courseId);
        const cover = redeemable.coverId === null ? null : coverOf(redeemable.coverId, 'thumbnail');
        return { ...offerReply(redeemable), cover, ...right };
      }),
    ),
  );

/** Marks the code as used; returns false if it is already used or its batch was stopped. */
async function redeemOnce(tx: Tx, { id, batchId }: RedeemableCode): Promise<boolean> {
  const { rows: batches } = await tx.execute(sql`
    UPDATE code_batch SET redeemed = redeemed + 1, updated_at = now()
    WHERE id = ${batchId}::uuid AND state <> 'stopped'
      AND (valid_until IS NULL OR valid_until > now()) RETURNING id`);
  const { rows: codes } = await tx.execute(sql`
    UPDATE redemption_code SET redeemed_at = now()
    WHERE id = ${id}::uuid AND redeemed_at IS NULL AND withdrawn_at IS NULL RETURNING id`);
  return batches.length === 1 && codes.length === 1;
}

/** Adds the days to the present end; a course without an end stays so. */
const endOf = ({ days }: RedeemableCode, { openUntil }: { openUntil: string | null }) =>
  days === null
    ? null
    : sql`greatest(now(), coalesce(${openUntil}::timestamptz, now())) + make_interval(days => ${days}::int)`;

async function redeemNow(s: Tx, caller: Caller, code: string, zone: string): Promise<Redeemed> {
  const learner = learnerOf(caller);
  const personName = await requireStudent(s, learner);
  const { tenantId, memberId } = learner;
  // Serialises two codes of one person, so that their days are added up.
  await s.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`redeem:${memberId}`}, 0))`);
  const redeemable = await redeemableCode(s, learner, code);
  const right = await rightTo(s, learner, redeemable.courseId);
  if (!(await redeemOnce(s, redeemable))) {
    // Throws the present reason, if the code's state has changed meanwhile.
    await redeemableCode(s, learner, code);
    throw new WrongCode('code', 'redemption.taken', errorCodes.conflict);
  }
  const { organId, branchId, courseId, courseTitle, price: amount, days } = redeemable;
  const id = crypto.randomUUID();
  await insertOrders(s, zone, [
    {
      ...{ id, tenantId, organId, branchId, courseId, courseTitle, memberId, personName, amount },
      ...{ days, state: 'paid', way: 'code', createdBy: caller.accountId },
      paidAt: sql`now()`,
      expiresAt: endOf(redeemable, right),
    },
  ]);
  await s.update(redemptionCode).set({ orderId: id }).where(eq(redemptionCode.id, redeemable.id));
  const detail = { name: personName, title: courseTitle, amount, days };
  const line = { tenantId, accountId: caller.accountId, organIds: [organId], detail };
  await audit(s, { ...line, action: 'code.redeemed', target: redeemable.batchId });
  await audit(s, { ...line, action: 'order.added', target: id });
  const { openUntil: expiresAt } = await rightTo(s, learner, courseId);
  return { orderId: id, courseId, courseTitle, expiresAt };
}

/** Redeems a code, which opens its course to the student; works once, even with concurrent requests. */
export const redeemCode = (
  { db, caller, tx, zone }: { db: Database; caller: Caller; tx: Transaction; zone: string },
  code: string,
): Promise<Redeemed> =>
  countTries(db, caller, () => tx((t) => asSystem(t, (s) => redeemNow(s, caller, code, zone))));

const MAX_OWN_ORDERS = 100;

/** The caller's own orders, without the notes of staff. */
export const ownOrders = (tx: TenantTx, caller: Caller): Promise<CourseOrder[]> =>
  asSystem(tx, async (s) => {
    const { tenantId, memberId } = learnerOf(caller);
    const orderIds = sql`SELECT o.id FROM course_order o WHERE o.member_id = ${memberId}::uuid
      AND o.tenant_id = ${tenantId}::uuid ORDER BY o.created_at DESC, o.id DESC LIMIT ${MAX_OWN_ORDERS}`;
    const rows = await readOrders(s, orderIds, sql`ORDER BY o.created_at DESC, o.id DESC`);
    return rows.map((row) => ({ ...row, phone: '', note: '', createdByName: null }));
  });
