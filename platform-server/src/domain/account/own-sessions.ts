import { type AccountSession, errorCodes } from '@edu/shared-utility/contract';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { session } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { audit } from '../audit';
import { activeSessionCondition, lockSessions, revokeSession } from '../sessions';

/** A session's owner. */
export interface SessionOwner {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  /** A visitor of the demo, who shares the account with all other visitors. */
  readonly readOnly: boolean;
}

export async function logOut(tx: Tx, owner: SessionOwner, ip: string): Promise<void> {
  await revokeSession(tx, owner.sessionId);
  const { accountId, tenantId } = owner;
  await audit(tx, { tenantId, accountId, action: 'logout', target: accountId, ip });
}

/** Tokens of framed sites are not listed as log-ins: they end with their parent session. */
const isActiveLogin = (accountId: string) =>
  and(eq(session.accountId, accountId), isNull(session.parentId), activeSessionCondition());

/** The sessions of the account, the requesting one first. A visitor of the demo sees only their own. */
export async function ownSessions(tx: Tx, owner: SessionOwner): Promise<AccountSession[]> {
  const rows = await tx
    .select()
    .from(session)
    .where(
      and(
        isActiveLogin(owner.accountId),
        owner.readOnly ? eq(session.id, owner.sessionId) : undefined,
      ),
    )
    .orderBy(desc(eq(session.id, owner.sessionId)), desc(session.lastSeenAt))
    .limit(100);
  return rows.map((row) => ({
    sessionId: row.id,
    userAgent: row.userAgent,
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === owner.sessionId,
  }));
}

const endSessions = (tx: Tx, { accountId, tenantId }: SessionOwner, ip: string) =>
  audit(tx, { tenantId, accountId, action: 'account.sessions.ended', target: accountId, ip });

export async function endSession(tx: Tx, owner: SessionOwner, id: string, ip: string) {
  await lockSessions(tx, owner.accountId);
  const rows = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(isActiveLogin(owner.accountId), eq(session.id, id)))
    .returning({ id: session.id });
  if (rows.length === 0) throw new BusinessError(errorCodes.notFound);
  await endSessions(tx, owner, ip);
}

/** Ends all sessions except the requesting one. */
export async function endOtherSessions(
  tx: Tx,
  owner: SessionOwner,
  ip: string,
): Promise<{ ended: number }> {
  await lockSessions(tx, owner.accountId);
  const rows = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(isActiveLogin(owner.accountId), ne(session.id, owner.sessionId)))
    .returning({ id: session.id });
  if (rows.length > 0) await endSessions(tx, owner, ip);
  return { ended: rows.length };
}
