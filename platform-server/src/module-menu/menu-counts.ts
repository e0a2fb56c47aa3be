import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

interface Counts extends Record<string, unknown> {
  readonly code: string;
  readonly present: number;
  readonly renamed: number;
}

/**
 * For each of the module's entries the number of tenants that have it, and that renamed it; `tenants` is the total.
 */
export async function countEntries(tx: Tx, module: string) {
  const { rows } = await tx.execute<Counts>(sql`
    SELECT code, count(*)::int AS present, (count(*) FILTER (WHERE names = '{}'))::int AS renamed
    FROM permission WHERE offered ->> 'module' = ${module} GROUP BY code`);
  const all = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM tenant`);
  return {
    tenants: all.rows[0]?.count ?? 0,
    byCode: new Map(rows.map((row) => [row.code, row])),
  };
}
