import type { Database } from '../../db/database';
import { clearHits, type Hit, type Limit, refundAll, takeHits } from '../codes/limits';
import { isKnownNetwork } from '../known-networks';
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
  const isKnown = await isKnownNetwork(db, attempt.accountId, attempt.ip);
  if (!isKnown) limits.push([names.strangers, policy.strangers]);
  return takeHits(db, limits);
}

/** A right proof costs nothing and clears this network's count. */
export async function countSuccess(
  db: Database,
  attempt: Attempt,
  hits: readonly Hit[],
): Promise<void> {
  const { pair } = buckets(attempt);
  await refundAll(
    db,
    hits.filter(({ bucket }) => bucket !== pair),
  );
  await clearHits(db, pair);
}
