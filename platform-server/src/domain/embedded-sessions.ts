import { type EmbeddedCode, type EmbeddedSession, errorCodes } from '@edu/shared-utility/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { session } from '../db/schema';
import { BusinessError } from '../http/business-error';
import type { Caller } from '../http/caller';
import { countOrRefuse } from './codes/limits';
import { activeSessionCondition } from './sessions';
import { hashToken, newToken } from './tokens';

const LIFETIME = 3_600_000;
const CODE_LIFETIME = 60_000;
const OPEN_LIMIT = { max: 60, seconds: 600 };

/** The stored hash of a code; the prefix makes it differ from every token hash, so that no code works as a token. */
const codeHash = (code: string): string => `code:${hashToken(code)}`;

async function addSession(
  db: Database,
  { sessionId, accountId }: Caller,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await countOrRefuse(db, `embedded:${sessionId}`, OPEN_LIMIT);
  await db.withSystem(async (tx) => {
    const [parent] = await tx
      .select()
      .from(session)
      .where(and(eq(session.id, sessionId), activeSessionCondition()));
    if (!parent) throw new BusinessError(errorCodes.sessionExpired);
    const { tenantId, memberId, actorId, branchId, flow, ip, userAgent, createdAt } = parent;
    const sessionFields = { accountId, tenantId, memberId, actorId, branchId, flow, ip, userAgent };
    await tx.insert(session).values({
      ...sessionFields,
      // The lifetime of both counts from the log-in.
      createdAt,
      lastSeenAt: sql`now()`,
      readOnly: true,
      parentId: parent.id,
      tokenHash,
      expiresAt,
    });
  });
}

/** A read-only token for a framed site: it lasts an hour and ends with the requesting session. */
export async function openEmbedded(db: Database, caller: Caller): Promise<EmbeddedSession> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME);
  await addSession(db, caller, { tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** The same, but the browser gets only a code to exchange. */
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
const isParentValid = and(isNull(parent.revokedAt), gt(parent.expiresAt, sql`now()`));

/** The token for a code. A code works once: the second request with it is refused. */
export async function exchangeCode(db: Database, code: string): Promise<EmbeddedSession> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME);
  const rows = await db.withSystem((tx) =>
    tx
      .update(session)
      .set({ tokenHash: hashToken(token), expiresAt })
      .where(
        and(
          eq(session.tokenHash, codeHash(code)),
          activeSessionCondition(),
          inArray(session.parentId, tx.select({ id: parent.id }).from(parent).where(isParentValid)),
        ),
      )
      .returning({ id: session.id }),
  );
  if (rows.length === 0) throw new BusinessError(errorCodes.sessionExpired);
  return { token, expiresAt: expiresAt.toISOString() };
}
