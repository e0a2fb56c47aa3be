import { errorCodes, type LoginResult } from '@edu/shared-utility/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { account, member } from '../db/schema';
import { BusinessError } from '../http/business-error';
import type { Account } from './account/find-account';
import { notifyOfNewNetwork } from './account/notice-choice';
import type { NoticeDelivery } from './account/notices';
import { audit } from './audit';
import { rememberNetwork } from './known-networks';
import { membershipAt } from './membership';
import { openSession, type SessionLimits } from './sessions';
import type { Tenant } from './tenants';
import { hashToken } from './tokens';

async function revokePresentedToken(tx: Tx, token: string | null, accountId: string) {
  if (token === null) return;
  await tx.execute(sql`UPDATE session SET revoked_at = now()
    WHERE token_hash = ${hashToken(token)} AND account_id = ${accountId}::uuid AND revoked_at IS NULL`);
}

interface VerifiedLogin {
  /** Null if no accepted proof was given. */
  readonly provedBy: string | null;
  readonly account: Account;
  readonly page: Tenant;
  readonly flow: 'old' | 'new';
  readonly ip: string;
  /** The browser's former token, whose session ends when the new one begins. */
  readonly token: string | null;
  /** Null if no account is known. */
  readonly noticeDelivery: NoticeDelivery | null;
}

/**
 * Locks the account and refuses if password or address have changed since the proof was checked: that change ended all
 * sessions and must not be followed by a new one.
 */
async function lockVerifiedAccount(tx: Tx, proved: Account): Promise<void> {
  const lockedRows = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.id, proved.id),
        isNull(account.closedAt),
        sql`(${account.passwordHash}, ${account.phone}, ${account.mail})
          IS NOT DISTINCT FROM (${proved.passwordHash}::text, ${proved.phone}::text, ${proved.mail}::text)`,
      ),
    )
    .for('no key update');
  if (lockedRows.length === 0) throw new BusinessError(errorCodes.loginRefused);
}

/** Opens the session of a person whose proof was right. */
export async function createLoginSession(
  db: Database,
  limits: SessionLimits,
  { account: person, page, flow, ip, token: formerToken, provedBy, noticeDelivery }: VerifiedLogin,
): Promise<LoginResult> {
  return db.withSystem(async (tx) => {
    await lockVerifiedAccount(tx, person);
    const { id: accountId } = person;
    const memberId = await membershipAt(tx, accountId, page);
    await revokePresentedToken(tx, formerToken, accountId);
    const isNew = await rememberNetwork(tx, accountId, ip);
    if (isNew && noticeDelivery)
      await notifyOfNewNetwork(tx, noticeDelivery, { accountId, tenantId: page.id });
    await tx.update(member).set({ lastLoginAt: new Date() }).where(eq(member.id, memberId));
    const session = { accountId, tenantId: page.id, memberId, flow, ip };
    const proved = { provedBy, provedAt: provedBy === null ? null : sql`now()` };
    const token = await openSession(tx, { ...session, ...proved, readOnly: page.isDemo }, limits);
    await audit(tx, { tenantId: page.id, accountId, action: 'login', target: accountId, ip });
    return { token, userId: accountId };
  });
}
