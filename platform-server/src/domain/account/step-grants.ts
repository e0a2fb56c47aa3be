import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { accountGrant } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Recipient } from '../codes/recipient';
import { lockLiveSession } from '../sessions';

/** Which change a passed first step allows: of the phone, of the mail address, or of either. */
export type GrantPurpose = Recipient['kind'] | 'any';

/** The grants that only a code gives; a face or QR check gives `any`. */
export const codeGrants = ['phone', 'mail'] as const satisfies readonly GrantPurpose[];

const GRANT_LIFETIME = 600_000;

export const outOfOrder = () => new BusinessError(errorCodes.stepOutOfOrder);

/** Gives a session the right to one account change (architecture §3, "Account change"). */
export async function issueGrant(tx: Tx, sessionId: string, purpose: GrantPurpose): Promise<void> {
  const expiresAt = new Date(Date.now() + GRANT_LIFETIME);
  await tx.insert(accountGrant).values({ sessionId, purpose, expiresAt });
}

const openGrantCondition = (sessionId: string, purposes: readonly GrantPurpose[]) =>
  and(
    eq(accountGrant.sessionId, sessionId),
    inArray(accountGrant.purpose, [...purposes]),
    isNull(accountGrant.consumedAt),
    gt(accountGrant.expiresAt, sql`now()`),
  );

/** Throws `stepOutOfOrder` if the session has no open grant for one of these purposes. */
export async function requireGrant(
  tx: Tx,
  sessionId: string,
  purposes: readonly GrantPurpose[],
): Promise<void> {
  const grants = await tx
    .select({ id: accountGrant.id })
    .from(accountGrant)
    .where(openGrantCondition(sessionId, purposes));
  if (grants.length === 0) throw outOfOrder();
}

/**
 * Consumes the session's open grants for these purposes. Throws `stepOutOfOrder` if there is none, and 303 if the
 * session has ended since its token was checked.
 */
export async function consumeGrant(
  tx: Tx,
  sessionOwner: { accountId: string; sessionId: string },
  purposes: readonly GrantPurpose[],
): Promise<void> {
  if (!(await lockLiveSession(tx, sessionOwner)))
    throw new BusinessError(errorCodes.sessionExpired);
  const consumed = await tx
    .update(accountGrant)
    .set({ consumedAt: new Date() })
    .where(openGrantCondition(sessionOwner.sessionId, purposes))
    .returning({ id: accountGrant.id });
  if (consumed.length === 0) throw outOfOrder();
}
