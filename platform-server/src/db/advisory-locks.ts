/** Arbitrary fixed numbers, one for each purpose, the same in all processes of this product. */
export const advisoryLocks = {
  /** Creates or changes the tables. */
  migration: 7_203_114,
  /** Changes the import map. */
  importMap: 7_203_115,
  /**
   * Held in shared mode by every connection that works with its database's own roles, to distinguish them from
   * connections of an older version, which has only the common roles.
   */
  ownRoles: 7_203_116,
  /** Notifies learners of the ends of their courses. */
  courseEnds: 7_203_117,
  /** Counts statistics. */
  rollUp: 7_203_118,
} as const;

/**
 * Waits for a lock on any id, such as that of a learner, and holds it until the transaction ends. Ids are UUIDs, so
 * those of different things do not collide.
 *
 * @param key an SQL expression
 */
export const lockOfKey = (key: string): string =>
  `pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
