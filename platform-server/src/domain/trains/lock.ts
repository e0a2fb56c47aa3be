import { sql } from 'drizzle-orm';
import { lockKey, type Tx } from '../../db/database';

/**
 * Takes the exclusive lock for a change of a training or its members. Taken before the row lock: learning locks members
 * first and updates the training row afterwards, so the other order could deadlock.
 */
export const lockTrain = (tx: Tx, trainId: string) => lockKey(tx, trainId);

/**
 * Takes the shared lock of learners, who do not block each other.
 *
 * @param ids sorted, so that concurrent calls cannot deadlock
 */
export async function lockTrainsShared(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${id}::text, 0))`);
  }
}
