import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { account, session } from '../db/schema';
import { currentAgent } from '../http/agent';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { hashToken, newToken } from './tokens';

/** Milliseconds that a session lasts without use, and at most. */
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
  /** Copied from the session that it replaces: a new token does not extend the lifetime. */
  createdAt?: Date;
  endsAt?: Date | null;
  /** When and how the person last proved their identity. */
  provedAt?: Date | SQL | null;
  provedBy?: string | null;
}

/** Opens a session and returns its token, which is not stored in clear text. */
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

/** Condition for sessions that are neither revoked nor expired. */
export const activeSessionCondition = () =>
  and(
    isNull(session.revokedAt),
    gt(session.expiresAt, sql`now()`),
    or(isNull(session.endsAt), gt(session.endsAt, sql`now()`)),
  );

/**
 * Serialises opening and ending sessions of an account, so that no session is opened from one that is just being ended.
 * A transaction that updates the account's row first holds the same lock.
 */
export async function lockSessions(tx: Tx, accountId: string): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update');
}

/** Whether a session is still valid since its token was checked; the lock keeps it so until the transaction ends. */
export async function lockLiveSession(
  tx: Tx,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  await lockSessions(tx, accountId);
  const activeRows = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), activeSessionCondition()));
  return activeRows.length > 0;
}

/** Ends a session that another one replaces. Throws 303 if it has already ended. */
export async function replaceSession(tx: Tx, { accountId, sessionId }: Caller) {
  await lockSessions(tx, accountId);
  const { createdAt, endsAt, readOnly, provedAt, provedBy } = session;
  const [endedSession] = await tx
    .update(session)
    .set({ revokedAt: new Date() })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)))
    .returning({ createdAt, endsAt, readOnly, provedAt, provedBy });
  if (!endedSession) throw new BusinessError(errorCodes.sessionExpired);
  return endedSession;
}
