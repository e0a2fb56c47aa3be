import type { SimilarQuestion } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { letterPairHashes } from './letter-pairs';

/** Share of common letter pairs from which two texts are shown as similar. */
const MIN_SIMILARITY = 0.5;
const MAX_RESULTS = 10;

/** Questions of the organisation with nearly the same text, in the caller's branches. */
export async function findSimilar(
  tx: Tx,
  caller: Caller,
  { text, exceptId }: { readonly text: string; readonly exceptId?: string | undefined },
): Promise<SimilarQuestion[]> {
  const pairs = letterPairHashes(text);
  if (pairs.length === 0) return [];
  const pairArray = sql`${`{${pairs.join(',')}}`}::int[]`;
  // Dice coefficient: twice the common pairs divided by the sum of both. The length condition skips texts that cannot
  // reach the minimum.
  const { rows } = await tx.execute<SimilarQuestion & Record<string, unknown>>(sql`
    SELECT id, type, text, status, similarity FROM (
      SELECT q.id, q.type, left(q.text, 200) AS text, q.state AS status,
        round(2.0 * (SELECT count(*) FROM unnest(q.pairs) pair WHERE pair = ANY (${pairArray}))
          / (cardinality(q.pairs) + ${pairs.length}), 3)::float8 AS similarity
      FROM question q
      WHERE q.organ_id = ${actorOf(caller).organId}::uuid AND q.pairs && ${pairArray}
        AND cardinality(q.pairs) BETWEEN ${Math.ceil(pairs.length / 3)} AND ${pairs.length * 3}
        ${exceptId === undefined ? sql`` : sql`AND q.id <> ${exceptId}::uuid`}) near
    WHERE similarity >= ${MIN_SIMILARITY} ORDER BY similarity DESC, id LIMIT ${MAX_RESULTS}`);
  return rows;
}

/** Knowledge points of the organisation's questions, most frequent first. */
export async function findPoints(
  tx: Tx,
  caller: Caller,
  pattern: string | null,
): Promise<{ point: string; questions: number }[]> {
  const { rows } = await tx.execute<{ point: string; questions: number }>(sql`
    SELECT point, count(*)::int AS questions FROM question q, unnest(q.points) point
    WHERE q.organ_id = ${actorOf(caller).organId}::uuid
      ${pattern === null ? sql`` : sql`AND point ILIKE ${pattern}`}
    GROUP BY point ORDER BY count(*) DESC, point LIMIT 50`);
  return rows;
}
