import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';

/** Grows with whatever the roll-up changes, in its own transaction: what was counted is good until then. */
export async function stampOf(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ stamp: string }>(
    sql`SELECT stamp FROM roll_up_state WHERE id = 1`,
  );
  return Number(rows[0]?.stamp ?? 0);
}
