import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { BusinessError, type BusinessErrorOptions } from '../../http/business-error';
import { shortHash } from './secret';

/** At most `max` hits within `seconds`, counted from the first hit. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

interface Count extends Record<string, unknown> {
  hits: number;
  wait: number;
  /** When the counting window ends, as a timestamp of the database. */
  until: string;
}

/** Counts one hit in a single atomic statement, so that processes may run it concurrently. */
export async function countHit(db: Database, bucket: string, { seconds }: Limit): Promise<Count> {
  const [row] = await db.executeAsSystem<Count>(sql`
    INSERT INTO limit_counter AS c (bucket, hits, expires_at)
    VALUES (${shortHash(bucket)}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN c.expires_at <= now() THEN 1 ELSE c.hits + 1 END,
      expires_at = CASE WHEN c.expires_at <= now() THEN EXCLUDED.expires_at ELSE c.expires_at END
    RETURNING hits, expires_at::text AS until,
      ceil(extract(epoch FROM expires_at - now()))::int AS wait`);
  return row ?? { hits: 0, wait: 0, until: '' };
}

/** Takes back one counted hit, unless its counting window has ended: the next window did not count it. */
export async function uncountHit(db: Database, bucket: string, until: string): Promise<void> {
  await db.executeAsSystem(sql`
    UPDATE limit_counter SET hits = hits - 1
    WHERE bucket = ${shortHash(bucket)} AND expires_at = ${until}::timestamptz AND hits > 0`);
}

export async function clearHits(db: Database, bucket: string): Promise<void> {
  await db.executeAsSystem(sql`DELETE FROM limit_counter WHERE bucket = ${shortHash(bucket)}`);
}

/** The waiting time in seconds or a larger unit, as a phrase. */
function waitPhrase(seconds: number): Pick<BusinessErrorOptions, 'phrase' | 'values'> {
  if (seconds <= 90) return { phrase: 'wait.seconds', values: { count: seconds } };
  if (seconds <= 5400)
    return { phrase: 'wait.minutes', values: { count: Math.ceil(seconds / 60) } };
  return { phrase: 'wait.hours', values: { count: Math.ceil(seconds / 3600) } };
}

export function tooManyError(wait: number): BusinessError {
  return new BusinessError(errorCodes.tooManyRequests, {
    ...waitPhrase(Math.max(1, wait)),
    status: 429,
    headers: { 'retry-after': String(Math.max(1, wait)) },
    data: { retryAfter: Math.max(1, wait) },
  });
}

/** Counts one hit; throws 429 with Retry-After beyond the limit. */
export async function countOrRefuse(db: Database, bucket: string, limit: Limit): Promise<void> {
  const { hits, wait } = await countHit(db, bucket, limit);
  if (hits > limit.max) throw tooManyError(wait);
}

/** A counted hit that can be uncounted. */
export interface Hit {
  readonly bucket: string;
  readonly until: string;
}

export const uncountHits = async (db: Database, hits: readonly Hit[]): Promise<void> => {
  for (const { bucket, until } of hits) await uncountHit(db, bucket, until);
};

type Limits = readonly (readonly [bucket: string, limit: Limit])[];

/** Counts one hit in each bucket, or in none if one is full: then returns how long it stays full, in seconds. */
export async function countEachIfFree(
  db: Database,
  limits: Limits,
): Promise<{ readonly hits: Hit[]; readonly wait: number | null }> {
  const countedHits: Hit[] = [];
  for (const [bucket, limit] of limits) {
    const { hits, wait, until } = await countHit(db, bucket, limit);
    countedHits.push({ bucket, until });
    if (hits > limit.max) {
      await uncountHits(db, countedHits);
      return { hits: [], wait };
    }
  }
  return { hits: countedHits, wait: null };
}

/** The same, but throws 429 if one is full. */
export async function countEachOrRefuse(db: Database, limits: Limits): Promise<Hit[]> {
  const { hits, wait } = await countEachIfFree(db, limits);
  if (wait !== null) throw tooManyError(wait);
  return hits;
}
