import { type EmbeddedSession, errorCodes } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { session } from '../db/schema';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { countOrRefuse } from './codes/limits';
import { isAlive } from './sessions';
import { hashToken, newToken } from './tokens';

const LIFETIME = 3_600_000;
const OPENED = { max: 60, seconds: 600 };

/** A token for a framed site: it reads, for an hour, and ends with the session that asks. */
export async function openEmbedded(
  db: Database,
  { sessionId, accountId }: Caller,
): Promise<EmbeddedSession> {
  await countOrRefuse(db, `embedded:${sessionId}`, OPENED);
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME);
  await db.withSystem(async (tx) => {
    const [parent] = await tx
      .select()
      .from(session)
      .where(and(eq(session.id, sessionId), isAlive()));
    if (!parent) throw new BusinessError(errorCodes.sessionExpired);
    const { tenantId, memberId, actorId, branchId, flow, ip, userAgent, createdAt } = parent;
    const place = { accountId, tenantId, memberId, actorId, branchId, flow, ip, userAgent };
    await tx.insert(session).values({
      ...place,
      // The whole life of both counts from the log-in.
      createdAt,
      lastSeenAt: sql`now()`,
      readOnly: true,
      parentId: parent.id,
      tokenHash: hashToken(token),
      expiresAt,
    });
  });
  return { token, expiresAt: expiresAt.toISOString() };
}
