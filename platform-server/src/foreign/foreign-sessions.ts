import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foreignSession } from '../db/schema';
import type { ForeignUser } from './platform-client';

/** Seconds for which the platform's answer about a token is cached. */
const CACHE_SECONDS = 60;
/** Maximum per person; those unused for longest are deleted first. */
const MAX_SESSIONS = 20;

export interface ForeignSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly tokenCipher: string;
  readonly userId: string;
  readonly isVerified: boolean;
  readonly flow: ForeignUser['flow'];
  readonly userAgent: string;
  readonly ip: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** True if the platform confirmed it within `CACHE_SECONDS`. */
  readonly isFresh: boolean;
}

/** A person; user ids are only unique within a platform. */
export interface ForeignOwner {
  readonly platform: string;
  readonly userId: string;
}

/** Origin of the request. */
export interface RequestSource {
  readonly ip: string;
  readonly userAgent: string;
}

export interface NewForeignSession extends ForeignOwner, RequestSource, ForeignUser {
  readonly tokenHash: string;
  readonly tokenCipher: string;
}

const columns = {
  id: foreignSession.id,
  tokenHash: foreignSession.tokenHash,
  tokenCipher: foreignSession.tokenCipher,
  userId: foreignSession.userId,
  isVerified: foreignSession.isVerified,
  flow: foreignSession.flow,
  userAgent: foreignSession.userAgent,
  ip: foreignSession.ip,
  createdAt: foreignSession.createdAt,
  lastSeenAt: foreignSession.lastSeenAt,
  isFresh: sql<boolean>`${foreignSession.checkedAt} > now() - make_interval(secs => ${CACHE_SECONDS})`,
};

const belongsTo = ({ platform, userId }: ForeignOwner) =>
  and(eq(foreignSession.platform, platform), eq(foreignSession.userId, userId));

export async function findByToken(db: Database, tokenHash: string): Promise<ForeignSession | null> {
  const [row] = await db.withSystem((tx) =>
    tx.select(columns).from(foreignSession).where(eq(foreignSession.tokenHash, tokenHash)),
  );
  return row ?? null;
}

/** Newest first. */
export const findByOwner = (db: Database, owner: ForeignOwner): Promise<ForeignSession[]> =>
  db.withSystem((tx) =>
    tx
      .select(columns)
      .from(foreignSession)
      .where(belongsTo(owner))
      .orderBy(desc(foreignSession.lastSeenAt))
      .limit(MAX_SESSIONS),
  );

/** Stores a session that was seen for the first time. */
export const insertSession = (db: Database, session: NewForeignSession): Promise<ForeignSession> =>
  db.withSystem(async (tx) => {
    const { isVerified, userId, flow } = session;
    const [row] = await tx
      .insert(foreignSession)
      .values(session)
      // Two concurrent inserts, or the token belongs to somebody else now.
      .onConflictDoUpdate({
        target: foreignSession.tokenHash,
        set: { userId, isVerified, flow, checkedAt: sql`now()`, lastSeenAt: sql`now()` },
      })
      .returning(columns);
    const newest = tx
      .select({ id: foreignSession.id })
      .from(foreignSession)
      .where(belongsTo(session))
      .orderBy(desc(foreignSession.lastSeenAt))
      .limit(MAX_SESSIONS);
    await tx
      .delete(foreignSession)
      .where(and(belongsTo(session), sql`${foreignSession.id} NOT IN ${newest}`));
    return row as ForeignSession;
  });

/**
 * Updates a session that the platform confirmed again; null if it was ended meanwhile.
 *
 * @param isPresent true if its person made the request, false for a check on behalf of another session
 */
export const refreshSession = (
  db: Database,
  tokenHash: string,
  { userId, isVerified }: ForeignUser,
  isPresent: boolean,
): Promise<ForeignSession | null> =>
  db.withSystem(async (tx) => {
    const [row] = await tx
      .update(foreignSession)
      .set({
        userId,
        isVerified,
        checkedAt: sql`now()`,
        ...(isPresent && { lastSeenAt: sql`now()` }),
      })
      .where(eq(foreignSession.tokenHash, tokenHash))
      .returning(columns);
    return row ?? null;
  });

export const deleteSession = (db: Database, tokenHash: string): Promise<void> =>
  db.withSystem(async (tx) => {
    await tx.delete(foreignSession).where(eq(foreignSession.tokenHash, tokenHash));
  });
