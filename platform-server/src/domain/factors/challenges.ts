import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { passkeyChallenge } from '../../db/schema';

const LIFETIME = 300_000;

/** The requesting page, such as `http://new.localhost:9000` and `new.localhost`. */
export interface PageOrigin {
  readonly origin: string;
  readonly host: string;
}

export interface ChallengeUse {
  readonly purpose: 'enrol' | 'proof' | 'login' | 'step';
  readonly host: string;
  readonly accountId: string | null;
  readonly sessionId: string | null;
}

/** New random bytes to sign, valid for one answer. */
export async function newChallenge(
  db: Database,
  use: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  const challenge = Buffer.from(bytes).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME);
  await db.withSystem((tx) => tx.insert(passkeyChallenge).values({ ...use, challenge, expiresAt }));
  return bytes;
}

/** The challenge that an answer claims to have signed; null for a malformed answer. */
function claimedChallenge(response: Record<string, unknown>): string | null {
  const { clientDataJSON } = (response.response ?? {}) as { clientDataJSON?: unknown };
  if (typeof clientDataJSON !== 'string') return null;
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as unknown;
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Consumes the challenge of an answer, whatever the result; null if it is unknown, used, expired, or was made for
 * another account or purpose.
 */
export async function takeChallenge(
  db: Database,
  response: Record<string, unknown>,
  { purpose, host, accountId, sessionId }: ChallengeUse,
): Promise<string | null> {
  const challenge = claimedChallenge(response);
  if (challenge === null || challenge.includes('\0')) return null;
  const { accountId: account, sessionId: session } = passkeyChallenge;
  const deleted = await db.withSystem((tx) =>
    tx
      .update(passkeyChallenge)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(passkeyChallenge.challenge, challenge),
          eq(passkeyChallenge.purpose, purpose),
          eq(passkeyChallenge.host, host),
          accountId === null ? isNull(account) : eq(account, accountId),
          sessionId === null ? isNull(session) : eq(session, sessionId),
          isNull(passkeyChallenge.usedAt),
          gt(passkeyChallenge.expiresAt, sql`now()`),
        ),
      )
      .returning({ id: passkeyChallenge.id }),
  );
  return deleted.length > 0 ? challenge : null;
}
