import type { QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { wordsOf } from './content';
import { letterPairHashes } from './letter-pairs';

/** Rows of one transaction. */
const BATCH = 500;

interface Kept extends Record<string, unknown> {
  readonly place: string;
  readonly text: string;
  readonly content: QuestionContent;
}

/** Signs that are in the source of a formula, and hardly in its words. */
const likeSource = sql`text ~ '[\\\\^{]' AND content::text LIKE '%"formula%'`;

const kinds = [
  {
    table: sql`question`,
    place: sql`id::text`,
    pairs: (text: string) => sql`, pairs = ${sql.param(letterPairHashes(text))}::integer[]`,
  },
  {
    table: sql`question_revision`,
    place: sql`question_id::text || '/' || number`,
    pairs: () => sql``,
  },
] as const;

/** @returns the place of the last one; null behind the end */
async function rewordBatch(
  tx: Tx,
  { table, place, pairs }: (typeof kinds)[number],
  after: string,
): Promise<string | null> {
  const { rows } = await tx.execute<Kept>(sql`SELECT ${place} AS place, text, content FROM ${table}
    WHERE ${likeSource} AND ${place} > ${after} ORDER BY ${place} LIMIT ${BATCH}`);
  for (const { place: at, text, content } of rows) {
    const words = wordsOf(content);
    if (words === text) continue;
    await tx.execute(sql`UPDATE ${table} SET text = ${words}${pairs(words)}
      WHERE ${place} = ${at} AND text = ${text}`);
  }
  return rows.at(-1)?.place ?? null;
}

/**
 * Rewrites the words of questions that a former version kept with the source of their formulas, as lists and the
 * search have them. No edit of a person: neither version nor day of the question are others afterwards.
 */
export async function rewordFormulas(db: Database): Promise<void> {
  for (const kind of kinds) {
    let after: string | null = '';
    while (after !== null) {
      const from: string = after;
      after = await db.withSystem((tx) => rewordBatch(tx, kind, from));
    }
  }
}
