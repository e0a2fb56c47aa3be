import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { account, loginTicket, session } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { audit } from '../audit';
import { lockLiveSession } from '../sessions';
import { type NoticeDelivery, notifyOfChange } from './notices';

/**
 * Ends the sessions of an account and its log-ins in progress, at once and on every process; the session `keep` stays.
 */
export async function revokeSessions(
  tx: Tx,
  accountId: string,
  keptSessionId?: string,
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        keptSessionId ? ne(session.id, keptSessionId) : undefined,
      ),
    );
  await tx
    .update(loginTicket)
    .set({ usedAt: new Date() })
    .where(and(eq(loginTicket.accountId, accountId), isNull(loginTicket.usedAt)));
}

export interface PasswordWrite {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly tenantId: string;
  /** The account that makes the change; null for a person without a session. */
  readonly changedById: string | null;
  readonly action: string;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
  /** The hash of the old password that was checked; the write is refused if the hash has changed since. */
  readonly formerHash?: string | null;
  /** The session that makes the change: it ends a few seconds later, so that the page can confirm the change first. */
  readonly from?: string;
  /** Expiry of a password chosen by someone else, who could log in with it. */
  readonly expiresAt?: Date;
  /** Confirmed by a code to the phone: with no mail address bound, only the owner can then log in. */
  readonly byPhone?: boolean;
}

/** Seconds for the page to say that it worked and to log out (specification §4); it needs two. */
const LOGOUT_GRACE_SECONDS = 10;

/** Use does not extend the session any more, so a page closed before its log-out leaves no usable token behind. */
const endSoon = (tx: Tx, sessionId: string) =>
  tx
    .update(session)
    .set({
      endsAt: sql`least(${session.endsAt}, now() + make_interval(secs => ${LOGOUT_GRACE_SECONDS}))`,
    })
    .where(eq(session.id, sessionId));

export async function writePassword(tx: Tx, write: PasswordWrite): Promise<void> {
  const { accountId, passwordHash, tenantId, changedById, action, ip, formerHash, from } = write;
  const { expiresAt = null, byPhone = false } = write;
  const isStillOpen = byPhone
    ? sql`${account.isOpenToOthers} AND (${account.mail} IS NOT NULL
        OR EXISTS (SELECT 1 FROM second_factor f WHERE f.account_id = ${account.id}))`
    : undefined;
  const isOpenToOthers = expiresAt ? true : isStillOpen;
  if (from && !(await lockLiveSession(tx, { accountId, sessionId: from }))) {
    throw new BusinessError(errorCodes.sessionExpired);
  }
  const passwordChangedAt = sql`now()`;
  const [accountRow] = await tx
    .update(account)
    .set({ passwordHash, passwordChangedAt, passwordExpiresAt: expiresAt, isOpenToOthers })
    .where(
      and(
        eq(account.id, accountId),
        formerHash === undefined
          ? undefined
          : sql`${account.passwordHash} IS NOT DISTINCT FROM ${formerHash}`,
      ),
    )
    .returning();
  if (!accountRow && formerHash !== undefined)
    throw new FieldError('password', 'field.passwordWrong');
  if (accountRow) await notifyOfChange(tx, write.noticeDelivery, 'password', tenantId, accountRow);
  await revokeSessions(tx, accountId, from);
  if (from) await endSoon(tx, from);
  await audit(tx, { tenantId, accountId: changedById, action, target: accountId, ip });
}
