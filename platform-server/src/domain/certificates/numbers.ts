import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/**
 * Reserves so many running numbers of a pattern and returns the first one. A concurrent issue waits for the transaction
 * to end.
 */
export async function takeNumbers(
  tx: Tx,
  { tenantId, datedPattern }: { readonly tenantId: string; readonly datedPattern: string },
  count: number,
): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    INSERT INTO certificate_counter AS c (tenant_id, pattern, last)
    VALUES (${tenantId}::uuid, ${datedPattern}, ${count}::int)
    ON CONFLICT (tenant_id, pattern) DO UPDATE SET last = c.last + EXCLUDED.last
    RETURNING c.last`);
  return (rows[0]?.last ?? count) - count + 1;
}
