import type { Redeemed } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { redemptionCode } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { learnerOf } from '../learning/visible-courses';
import { insertOrders } from '../orders/new-orders';
import { type RedeemableCode, redeemableCode, requireStudent, rightTo, WrongCode } from './offer';

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

export async function redeemNow(
  s: Tx,
  caller: Caller,
  code: string,
  zone: string,
): Promise<Redeemed> {
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
