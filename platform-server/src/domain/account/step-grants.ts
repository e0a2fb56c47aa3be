import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { accountGrant } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Recipient } from '../codes/recipient';
import { lockAlive } from '../sessions';

/** What a passed first step allows: a change of the phone, of the mail address, or of either. */
export type GrantPurpose = Recipient['kind'] | 'any';

/** What only a code opens; a face or a QR code, which give `any`, do not. */
export const codeGrants = ['phone', 'mail'] as const satisfies readonly GrantPurpose[];

const GRANT_LIFETIME = 600_000;

export const outOfOrder = () => new BusinessError(errorCodes.stepOutOfOrder);

/** Gives a session the right to one account change (architecture §3, "Account change"). */
export async function issueGrant(tx: Tx, sessionId: string, purpose: GrantPurpose): Promise<void> {
  const expiresAt = new Date(Date.now() + GRANT_LIFETIME);
  await tx.insert(accountGrant).values({ sessionId, purpose, expiresAt });
}

const open = (sessionId: string, purposes: readonly GrantPurpose[]) =>
  and(
    eq(accountGrant.sessionId, sessionId),
    inArray(accountGrant.purpose, [...purposes]),
    isNull(accountGrant.consumedAt),
    gt(accountGrant.expiresAt, sql`now()`),
  );

/** Refuses with `stepOutOfOrder` a session without an open grant for one of these. */
export async function requireGrant(
  tx: Tx,
  sessionId: string,
  purposes: readonly GrantPurpose[],
): Promise<void> {
  const grants = await tx
    .select({ id: accountGrant.id })
    .from(accountGrant)
    .where(open(sessionId, purposes));
  if (grants.length === 0) throw outOfOrder();
}

/**
 * Uses the session's open grants for these up; refuses with `stepOutOfOrder` where there is none, and with 303 a
 * session that was ended since its token was looked at.
 */
export async function consumeGrant(
  tx: Tx,
  who: { accountId: string; sessionId: string },
  purposes: readonly GrantPurpose[],
): Promise<void> {
  if (!(await lockAlive(tx, who))) throw new BusinessError(errorCodes.sessionExpired);
  const used = await tx
    .update(accountGrant)
    .set({ consumedAt: new Date() })
    .where(open(who.sessionId, purposes))
    .returning({ id: accountGrant.id });
  if (used.length === 0) throw outOfOrder();
}
