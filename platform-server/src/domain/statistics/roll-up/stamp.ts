import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';

/**
 * A number that grows in each transaction of the roll-up that changes figures; results cached at the same number are
 * valid.
 */
export async function stampOf(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ stamp: string }>(
    sql`SELECT stamp FROM roll_up_state WHERE id = 1`,
  );
  return Number(rows[0]?.stamp ?? 0);
}
