/** Any fixed numbers, the same in all processes of this product and another one for each purpose. */
export const advisoryLocks = {
  /** Who makes or changes the tables. */
  migration: 7_203_114,
  /** Who changes the import map. */
  importMap: 7_203_115,
  /**
   * Held, shared, by every connection that works as the roles of its database, so that those of a version
   * that knew the common roles only are told from them.
   */
  ownRoles: 7_203_116,
  /** Who tells learners of the ends of their courses. */
  courseEnds: 7_203_117,
  /** Who counts figures again. */
  rollUp: 7_203_118,
} as const;

/**
 * Waits for a lock of whatever has an id, such as a learner, until the transaction ends. The ids of two things never
 * meet. @param key an expression
 */
export const lockOfKey = (key: string): string =>
  `pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
