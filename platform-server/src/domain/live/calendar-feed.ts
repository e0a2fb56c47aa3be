import { type CalendarFeed, errorCodes, type Locale } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { calendarFeed } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { hashToken, newToken } from '../tokens';

/** Throws for an account without an actor in the tenant, which has no calendar there. */
function memberOf({ memberId }: Caller): string {
  if (memberId === null) throw new BusinessError(errorCodes.noOrganisation);
  return memberId;
}

/** Recorded in the person's own history, so that an intruder cannot create an address unnoticed. */
const auditFeed = (tx: Tx, { tenantId, accountId }: Caller, change: 'opened' | 'closed') =>
  audit(tx, { tenantId, accountId, action: `account.calendar.${change}`, target: accountId });

/** When the feed was created and last used. As the system. */
export async function feedState(tx: Tx, { memberId }: Caller): Promise<CalendarFeed> {
  if (memberId === null) return { createdAt: null, usedAt: null };
  const [feedRow] = await tx
    .select({ createdAt: calendarFeed.createdAt, usedAt: calendarFeed.usedAt })
    .from(calendarFeed)
    .where(eq(calendarFeed.memberId, memberId));
  return {
    createdAt: feedRow?.createdAt.toISOString() ?? null,
    usedAt: feedRow?.usedAt?.toISOString() ?? null,
  };
}

/** Creates a new address; the former one stops working. As the system. */
export async function openFeed(
  tx: Tx,
  caller: Caller,
  locale: Locale,
): Promise<CalendarFeed & { token: string }> {
  const token = newToken();
  const newFeed = { tokenHash: hashToken(token), locale, createdAt: sql`now()`, usedAt: null };
  await tx
    .insert(calendarFeed)
    .values({ memberId: memberOf(caller), tenantId: caller.tenantId, ...newFeed })
    .onConflictDoUpdate({ target: calendarFeed.memberId, set: newFeed });
  await auditFeed(tx, caller, 'opened');
  return { ...(await feedState(tx, caller)), token };
}

/** Closes the feed; does nothing if there is none. As the system. */
export async function closeFeed(tx: Tx, caller: Caller): Promise<void> {
  const removed = await tx
    .delete(calendarFeed)
    .where(eq(calendarFeed.memberId, memberOf(caller)))
    .returning({ memberId: calendarFeed.memberId });
  if (removed.length > 0) await auditFeed(tx, caller, 'closed');
}
