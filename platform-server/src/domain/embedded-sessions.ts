import { type EmbeddedCode, type EmbeddedSession, errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { session } from '../db/schema';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { countOrRefuse } from './codes/limits';
import { isAlive } from './sessions';
import { hashToken, newToken } from './tokens';

const LIFETIME = 3_600_000;
const CODE_LIFETIME = 60_000;
const OPENED = { max: 60, seconds: 600 };

/** What is stored of a code; the hash of a token never looks like that, so that no code is one. */
const codeHash = (code: string): string => `code:${hashToken(code)}`;

async function addSession(
  db: Database,
  { sessionId, accountId }: Caller,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await countOrRefuse(db, `embedded:${sessionId}`, OPENED);
  await db.withSystem(async (tx) => {
    const [parent] = await tx
      .select()
      .from(session)
      .where(and(eq(session.id, sessionId), isAlive()));
    if (!parent) throw new BusinessError(errorCodes.sessionExpired);
    const { tenantId, memberId, actorId, branchId, flow, ip, userAgent, createdAt } = parent;
    const sessionFields = { accountId, tenantId, memberId, actorId, branchId, flow, ip, userAgent };
    await tx.insert(session).values({
      ...sessionFields,
      // The whole life of both counts from the log-in.
      createdAt,
      lastSeenAt: sql`now()`,
      readOnly: true,
      parentId: parent.id,
      tokenHash,
      expiresAt,
    });
  });
}

/** A token for a framed site: it reads, for an hour, and ends with the session that asks. */
export async function openEmbedded(db: Database, caller: Caller): Promise<EmbeddedSession> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME);
  await addSession(db, caller, { tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** The same, of which the browser sees a code only. */
export async function openByCode(db: Database, caller: Caller): Promise<EmbeddedCode> {
  const code = newToken();
  const now = Date.now();
  await addSession(db, caller, {
    tokenHash: codeHash(code),
    expiresAt: new Date(now + CODE_LIFETIME),
  });
  return { code, expiresAt: new Date(now + LIFETIME).toISOString() };
}

const parent = alias(session, 'parent');
const isStanding = and(isNull(parent.revokedAt), gt(parent.expiresAt, sql`now()`));

/** The token for a code. Of two who come with the same one, the second is refused. */
export async function exchangeCode(db: Database, code: string): Promise<EmbeddedSession> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME);
  const found = await db.withSystem((tx) =>
    tx
      .update(session)
      .set({ tokenHash: hashToken(token), expiresAt })
      .where(
        and(
          eq(session.tokenHash, codeHash(code)),
          isAlive(),
          inArray(session.parentId, tx.select({ id: parent.id }).from(parent).where(isStanding)),
        ),
      )
      .returning({ id: session.id }),
  );
  if (found.length === 0) throw new BusinessError(errorCodes.sessionExpired);
  return { token, expiresAt: expiresAt.toISOString() };
}
