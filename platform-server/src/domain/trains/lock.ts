import { sql } from 'drizzle-orm';
import { lockKey, type Tx } from '../../db/database';

/**
 * Anyone who changes a training or its people holds it alone. Taken before the row: learning locks people first and
 * counts in the row afterwards, so the two would wait for each other.
 */
export const lockTrain = (tx: Tx, trainId: string) => lockKey(tx, trainId);

/** Anyone who learns shares it with others who do. @param ids in order, so that two wait for each other's first */
export async function shareTrains(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${id}::text, 0))`);
  }
}
