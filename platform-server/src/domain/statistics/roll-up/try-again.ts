import { type Database, isDeadlock, isForeignKeyViolation, type Tx } from '../../../db/database';

const TIMES = 3;

/**
 * A transaction over everybody. Anyone who is deleted between its reading and its writing is gone when it starts again,
 * and the deletion that it was in the way of is done.
 */
export async function tryAgain<T>(
  db: Pick<Database, 'withSystem'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let left = TIMES - 1; ; left -= 1) {
    try {
      return await db.withSystem(work);
    } catch (error) {
      const mayPass = isForeignKeyViolation(error) || isDeadlock(error);
      if (left === 0 || !mayPass) throw error;
    }
  }
}
