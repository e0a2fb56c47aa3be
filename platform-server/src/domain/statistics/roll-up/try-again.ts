import type { Database, Tx } from '../../../db/database';
import { isDeadlock, isForeignKeyViolation } from '../../../db/database-errors';

const MAX_ATTEMPTS = 3;

/**
 * Retries a transaction over everybody. If a row is deleted between reading and writing, the retry no longer sees it
 * and the blocked deletion has completed.
 */
export async function retryOnConflict<T>(
  db: Pick<Database, 'withSystem'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let triesLeft = MAX_ATTEMPTS - 1; ; triesLeft -= 1) {
    try {
      return await db.withSystem(work);
    } catch (error) {
      const isTemporary = isForeignKeyViolation(error) || isDeadlock(error);
      if (triesLeft === 0 || !isTemporary) throw error;
    }
  }
}
