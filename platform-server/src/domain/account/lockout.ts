import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { clearHits, giveBack, hit, type Limit, tooMany } from '../codes/limits';
import { shortHash } from '../codes/secret';
import { networkOf } from '../network';

/** How many wrong proofs are borne. */
export interface LockoutPolicy {
  /** For one account from one network: stops guessing there, and only there. */
  readonly pair: Limit;
  /** For one account from networks that it never logged in from. */
  readonly strangers: Limit;
  /** For one network, whatever the account. */
  readonly source: Limit;
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

/** Asked for a name without an account too: an unknown one costs the same. */
async function isKnown(db: Database, { accountId, ip }: Attempt): Promise<boolean> {
  const rows = await db.read(sql`
    SELECT 1 AS known FROM known_source WHERE source = ${sourceKey(accountId ?? '', ip)}`);
  return rows.length > 0;
}

/** A hit that an attempt has cost so far. */
interface Hit {
  readonly bucket: string;
  readonly until: string;
}

const giveAllBack = async (db: Database, hits: readonly Hit[]): Promise<void> => {
  for (const { bucket, until } of hits) await giveBack(db, bucket, until);
};

/**
 * Counts an attempt before its proof is looked at, so that of many guesses at once no more get
 * through than of as many in a row. Refuses with 429 when too many wrong proofs came or are under
 * way; who is refused pays nothing. Others' guesses never lock a person out of the networks where
 * they logged in before; unknown accounts are counted alike.
 */
export async function countAttempt(
  db: Database,
  policy: LockoutPolicy,
  attempt: Attempt,
): Promise<Hit[]> {
  const names = buckets(attempt);
  const limits: (readonly [string, Limit])[] = [
    [names.pair, policy.pair],
    [names.source, policy.source],
  ];
  if (!(await isKnown(db, attempt))) limits.push([names.strangers, policy.strangers]);
  const taken: Hit[] = [];
  for (const [bucket, limit] of limits) {
    const { hits, wait, until } = await hit(db, bucket, limit);
    taken.push({ bucket, until });
    if (hits > limit.max) {
      await giveAllBack(db, taken);
      throw tooMany(wait);
    }
  }
  return taken;
}

/** A right proof costs nothing, clears this network's count and makes the network known. */
export async function countSuccess(
  db: Database,
  attempt: Attempt & { accountId: string },
  taken: readonly Hit[],
): Promise<void> {
  await giveAllBack(db, taken);
  await clearHits(db, buckets(attempt).pair);
  await db.read(sql`
    INSERT INTO known_source (source, account_id)
    VALUES (${sourceKey(attempt.accountId, attempt.ip)}, ${attempt.accountId}::uuid)
    ON CONFLICT (source) DO UPDATE SET seen_at = now()`);
}
