import type { QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { contentText } from './content-text';
import { letterPairHashes } from './letter-pairs';

/** Rows per transaction. */
const BATCH = 500;

interface StoredText extends Record<string, unknown> {
  readonly rowKey: string;
  readonly text: string;
  readonly content: QuestionContent;
}

/** Characters that occur in TeX source but rarely in text. */
const likeSource = sql`text ~ '[\\\\^{]' AND content::text LIKE '%"formula%'`;

const kinds = [
  {
    table: sql`question`,
    rowKey: sql`id::text`,
    pairs: (text: string) => sql`, pairs = ${sql.param(letterPairHashes(text))}::integer[]`,
  },
  {
    table: sql`question_revision`,
    rowKey: sql`question_id::text || '/' || number`,
    pairs: () => sql``,
  },
] as const;

/**
 * Rewrites one batch.
 *
 * @returns the id of its last row; null after the end
 */
async function rewordBatch(
  tx: Tx,
  { table, rowKey, pairs }: (typeof kinds)[number],
  after: string,
): Promise<string | null> {
  const { rows } =
    await tx.execute<StoredText>(sql`SELECT ${rowKey} AS "rowKey", text, content FROM ${table}
    WHERE ${likeSource} AND ${rowKey} > ${after} ORDER BY ${rowKey} LIMIT ${BATCH}`);
  for (const { rowKey: at, text, content } of rows) {
    const words = contentText(content);
    if (words === text) continue;
    await tx.execute(sql`UPDATE ${table} SET text = ${words}${pairs(words)}
      WHERE ${rowKey} = ${at} AND text = ${text}`);
  }
  return rows.at(-1)?.rowKey ?? null;
}

/**
 * Rewrites the plain text of questions that an older version stored with TeX source, for lists and the search. Not an
 * edit by a person, so version and date of the question stay.
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
