import pg from 'pg';

/** True for a unique violation, of the given constraint if there is one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = databaseError(error);
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

/** True if a referenced row does not exist, or a row to delete is still referenced. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  databaseError(error)?.code === '23503';

/** True for the transaction that the database cancelled to resolve a deadlock. */
export const isDeadlock = (error: unknown): boolean => databaseError(error)?.code === '40P01';

/** The driver's error inside drizzle's; null if there is none. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e;
  }
  return null;
}
