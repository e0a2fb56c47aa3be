import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foreignSession } from '../db/schema';
import type { ForeignUser } from './ask-platform';

/** How long what the platform said of a token counts (seconds). */
const FRESH = 60;
/** Of one person; the longest unseen are forgotten first. */
const MAX_KEPT = 20;

export interface KeptSession {
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
  /** The platform said so lately that it lives. */
  readonly isFresh: boolean;
}

/** A person: user ids are each platform's own. */
export interface Whose {
  readonly platform: string;
  readonly userId: string;
}

/** Where the person is, as the request says. */
export interface Seen {
  readonly ip: string;
  readonly userAgent: string;
}

export interface NewKeptSession extends Whose, Seen, ForeignUser {
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
  isFresh: sql<boolean>`${foreignSession.checkedAt} > now() - make_interval(secs => ${FRESH})`,
};

const ofPerson = ({ platform, userId }: Whose) =>
  and(eq(foreignSession.platform, platform), eq(foreignSession.userId, userId));

export async function findKept(db: Database, tokenHash: string): Promise<KeptSession | null> {
  const [row] = await db.withSystem((tx) =>
    tx.select(columns).from(foreignSession).where(eq(foreignSession.tokenHash, tokenHash)),
  );
  return row ?? null;
}

/** Newest first. */
export const findKeptOf = (db: Database, whose: Whose): Promise<KeptSession[]> =>
  db.withSystem((tx) =>
    tx
      .select(columns)
      .from(foreignSession)
      .where(ofPerson(whose))
      .orderBy(desc(foreignSession.lastSeenAt))
      .limit(MAX_KEPT),
  );

/** A log-in that was seen for the first time. */
export const keep = (db: Database, session: NewKeptSession): Promise<KeptSession> =>
  db.withSystem(async (tx) => {
    const { isVerified, userId, flow } = session;
    const [row] = await tx
      .insert(foreignSession)
      .values(session)
      // Two processes at once; or the token is somebody else's by now.
      .onConflictDoUpdate({
        target: foreignSession.tokenHash,
        set: { userId, isVerified, flow, checkedAt: sql`now()`, lastSeenAt: sql`now()` },
      })
      .returning(columns);
    const newest = tx
      .select({ id: foreignSession.id })
      .from(foreignSession)
      .where(ofPerson(session))
      .orderBy(desc(foreignSession.lastSeenAt))
      .limit(MAX_KEPT);
    await tx
      .delete(foreignSession)
      .where(and(ofPerson(session), sql`${foreignSession.id} NOT IN ${newest}`));
    return row as KeptSession;
  });

/**
 * The platform has said anew who it is; null for a log-in that was ended meanwhile.
 *
 * @param seen its person is here, rather than asked about by another log-in
 */
export const confirm = (
  db: Database,
  tokenHash: string,
  { userId, isVerified }: ForeignUser,
  seen: boolean,
): Promise<KeptSession | null> =>
  db.withSystem(async (tx) => {
    const [row] = await tx
      .update(foreignSession)
      .set({
        userId,
        isVerified,
        checkedAt: sql`now()`,
        ...(seen && { lastSeenAt: sql`now()` }),
      })
      .where(eq(foreignSession.tokenHash, tokenHash))
      .returning(columns);
    return row ?? null;
  });

export const forget = (db: Database, tokenHash: string): Promise<void> =>
  db.withSystem(async (tx) => {
    await tx.delete(foreignSession).where(eq(foreignSession.tokenHash, tokenHash));
  });
