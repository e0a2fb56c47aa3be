import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/** Takes so many running numbers of a pattern: of two issues at once the second waits for the first. Returns the first one. */
export async function takeNumbers(
  tx: Tx,
  { tenantId, dated }: { readonly tenantId: string; readonly dated: string },
  count: number,
): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    INSERT INTO certificate_counter AS c (tenant_id, pattern, last)
    VALUES (${tenantId}::uuid, ${dated}, ${count}::int)
    ON CONFLICT (tenant_id, pattern) DO UPDATE SET last = c.last + EXCLUDED.last
    RETURNING c.last`);
  return (rows[0]?.last ?? count) - count + 1;
}
