import type { Database } from '../../db/database';
import { clearHits, countEachOrRefuse, type Hit, type Limit, uncountHits } from '../codes/limits';
import { isKnownNetwork } from '../known-networks';
import { networkOf } from '../network';

/** How many failed attempts are allowed before further ones are refused. */
export interface LockoutPolicy {
  /** For one account from one network: blocks only this pair. */
  readonly pair: Limit;
  /** For one account from networks that it has never logged in from. */
  readonly unknownNetworks: Limit;
  /** For one network, whatever the account. */
  readonly source: Limit;
}

interface Attempt {
  readonly name: string;
  readonly ip: string;
  /** The account of the entered name; null if there is none. */
  readonly accountId: string | null;
}

const buckets = ({ name, ip }: Attempt) => {
  const network = networkOf(ip);
  const normalizedName = name.trim().toLowerCase();
  return {
    pair: `login:pair:${normalizedName}:${network}`,
    unknownNetworks: `login:strangers:${normalizedName}`,
    source: `login:source:${network}`,
  };
};

/**
 * Counts an attempt before its password or code is checked, so that parallel guesses get no more tries than sequential
 * ones. Throws 429 when too many attempts failed or are in progress; a refused attempt is not counted. Guesses from
 * other networks never block a person on networks where they have logged in before; unknown accounts are counted in the
 * same way.
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
  if (!isKnown) limits.push([names.unknownNetworks, policy.unknownNetworks]);
  return countEachOrRefuse(db, limits);
}

/** Uncounts a successful attempt and resets the count of this network. */
export async function countSuccess(
  db: Database,
  attempt: Attempt,
  hits: readonly Hit[],
): Promise<void> {
  const { pair } = buckets(attempt);
  await uncountHits(
    db,
    hits.filter(({ bucket }) => bucket !== pair),
  );
  await clearHits(db, pair);
}
