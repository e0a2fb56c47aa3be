import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

/**
 * Counts rows.
 *
 * @param source a query from its FROM on
 */
export async function countRows(tx: Tx, source: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count ${source}`,
  );
  return rows[0]?.count ?? 0;
}
