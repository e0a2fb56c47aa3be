import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { account, session } from '../db/schema';
import { currentAgent } from '../http/agent';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { hashToken, newToken } from './tokens';

/** How long a session lives without use, and at most (milliseconds). */
export interface SessionLimits {
  readonly idle: number;
  readonly absolute: number;
}

export interface NewSession {
  accountId: string;
  tenantId: string;
  memberId: string | null;
  flow: 'old' | 'new';
  actorId?: string | null;
  branchId?: string | null;
  readOnly?: boolean;
  ip?: string;
  /** Those of the session that it takes over from: a new token is no longer life. */
  createdAt?: Date;
  endsAt?: Date | null;
  /** When and how the person proved that it is them. */
  provedAt?: Date | SQL | null;
  provedBy?: string | null;
}

/** Opens a session and returns its token, the only time it exists in clear. */
export async function openSession(
  tx: Tx,
  input: NewSession,
  limits: SessionLimits,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + limits.idle);
  const userAgent = currentAgent();
  await tx.insert(session).values({ ...input, userAgent, tokenHash: hashToken(token), expiresAt });
  return token;
}

export async function revokeSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(session).set({ revokedAt: new Date() }).where(eq(session.id, sessionId));
}

/** Neither revoked nor run out. */
export const isAlive = () =>
  and(
    isNull(session.revokedAt),
    gt(session.expiresAt, sql`now()`),
    or(isNull(session.endsAt), gt(session.endsAt, sql`now()`)),
  );

/**
 * Lets one transaction at a time open or end sessions of an account: none is opened from what
 * another one is just ending. Anyone who writes the account's row first holds the same lock.
 */
export async function lockSessions(tx: Tx, accountId: string): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update');
}

/** Whether a session has not been ended since its token was looked at; nothing ends it before the transaction does. */
export async function lockAlive(
  tx: Tx,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  await lockSessions(tx, accountId);
  const alive = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isAlive()));
  return alive.length > 0;
}

/** Ends a session for another one to take over from it. Throws 303 when it is over already. */
export async function replaceSession(tx: Tx, { accountId, sessionId }: Caller) {
  await lockSessions(tx, accountId);
  const { createdAt, endsAt, readOnly, provedAt, provedBy } = session;
  const [spent] = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)))
    .returning({ createdAt, endsAt, readOnly, provedAt, provedBy });
  if (!spent) throw new BusinessError(errorCodes.sessionExpired);
  return spent;
}
