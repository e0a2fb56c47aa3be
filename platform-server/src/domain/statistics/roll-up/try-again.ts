import { type Database, isForeignKeyViolation, type Tx } from '../../../db/database';

const TIMES = 3;

/** A transaction over everybody: whoever is deleted between its reading and its writing is gone when it begins anew. */
export async function tryAgain<T>(
  db: Pick<Database, 'withSystem'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let left = TIMES - 1; ; left -= 1) {
    try {
      return await db.withSystem(work);
    } catch (error) {
      if (left === 0 || !isForeignKeyViolation(error)) throw error;
    }
  }
}
