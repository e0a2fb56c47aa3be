import type { CodeOffer, CourseOrder, Redeemed } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type Database, type TenantTx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countEachOrRefuse, uncountHits } from '../codes/limits';
import type { FileAddressOf } from '../file-addresses';
import { learnerOf } from '../learning/visible-courses';
import { readOrders } from '../orders/find-orders';
import { offerReply, redeemableCode, requireStudent, rightTo, WrongCode } from './offer';
import { redeemNow } from './redeem-now';

/** Wrong codes allowed per account. */
const WRONG_CODE_LIMIT = { max: 10, seconds: 3600 };

type Transaction = <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>;

/** Counts an attempt of the account, which is refunded unless the code was wrong. */
async function countTries<T>(
  db: Database,
  { accountId }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  const hits = await countEachOrRefuse(db, [[`redeem:${accountId}`, WRONG_CODE_LIMIT]]);
  try {
    const result = await work();
    await uncountHits(db, hits);
    return result;
  } catch (error) {
    if (!(error instanceof WrongCode)) await uncountHits(db, hits);
    throw error;
  }
}

/** What a code would open, without redeeming it. */
export const readCodeOffer = (
  {
    db,
    caller,
    tx,
    fileAddressOf,
  }: { db: Database; caller: Caller; tx: Transaction; fileAddressOf: FileAddressOf },
  code: string,
): Promise<CodeOffer> =>
  countTries(db, caller, () =>
    tx((t) =>
      asSystem(t, async (s) => {
        const learner = learnerOf(caller);
        await requireStudent(s, learner);
        const redeemable = await redeemableCode(s, learner, code);
        const right = await rightTo(s, learner, redeemable.courseId);
        const cover =
          redeemable.coverId === null ? null : fileAddressOf(redeemable.coverId, 'thumbnail');
        return { ...offerReply(redeemable), cover, ...right };
      }),
    ),
  );

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
