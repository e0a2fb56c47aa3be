import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { clearHits, hit, hitsOf, type Limit, tooMany } from '../codes/limits';
import { shortHash } from '../codes/secret';

/** How many wrong proofs are borne. */
export interface LockoutPolicy {
  /** For one account from one network: stops guessing there, and only there. */
  readonly pair: Limit;
  /** For one account from networks that it never logged in from. */
  readonly strangers: Limit;
  /** For one network, whatever the account. */
  readonly source: Limit;
}

/** IPv6 clients own at least a /64: its last half says nothing. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}

interface Attempt {
  readonly name: string;
  readonly ip: string;
  /** The account behind the name, if there is one. */
  readonly accountId: string | null;
}

const buckets = ({ name, ip }: Attempt) => {
  const network = networkOf(ip);
  const who = name.trim().toLowerCase();
  return {
    pair: `login:pair:${who}:${network}`,
    strangers: `login:strangers:${who}`,
    source: `login:source:${network}`,
  };
};

const sourceKey = (accountId: string, ip: string): string =>
  shortHash(`${accountId}:${networkOf(ip)}`);

async function isKnown(db: Database, { accountId, ip }: Attempt): Promise<boolean> {
  if (!accountId) return false;
  const rows = await db.read(sql`
    SELECT 1 AS known FROM known_source WHERE source = ${sourceKey(accountId, ip)}`);
  return rows.length > 0;
}

/**
 * Refuses with 429 when too many wrong proofs came. Others' guesses never lock a person out of the
 * networks where they logged in before; unknown accounts are counted alike.
 */
export async function refuseLockedOut(
  db: Database,
  policy: LockoutPolicy,
  attempt: Attempt,
): Promise<void> {
  const names = buckets(attempt);
  const pair = await hitsOf(db, names.pair);
  if (pair.hits >= policy.pair.max) throw tooMany(pair.wait);
  const source = await hitsOf(db, names.source);
  if (source.hits >= policy.source.max) throw tooMany(source.wait);
  const strangers = await hitsOf(db, names.strangers);
  if (strangers.hits >= policy.strangers.max && !(await isKnown(db, attempt))) {
    throw tooMany(strangers.wait);
  }
}

export async function countFailure(
  db: Database,
  policy: LockoutPolicy,
  attempt: Attempt,
): Promise<void> {
  const names = buckets(attempt);
  await hit(db, names.pair, policy.pair);
  await hit(db, names.source, policy.source);
  if (!(await isKnown(db, attempt))) await hit(db, names.strangers, policy.strangers);
}

/** A right proof clears this network's count and makes the network known. */
export async function countSuccess(db: Database, attempt: Attempt & { accountId: string }) {
  await clearHits(db, buckets(attempt).pair);
  await db.read(sql`
    INSERT INTO known_source (source, account_id)
    VALUES (${sourceKey(attempt.accountId, attempt.ip)}, ${attempt.accountId}::uuid)
    ON CONFLICT (source) DO UPDATE SET seen_at = now()`);
}
