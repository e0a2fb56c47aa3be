import { type SQL, sql } from 'drizzle-orm';

/** A subquery for the id of an organisation's first branch: whoever works there works in the whole organisation. */
export const firstBranch = (organId: SQL): SQL => sql`(
  SELECT b.id FROM branch b WHERE b.organ_id = ${organId} AND b.parent_id IS NULL
  ORDER BY b.sort, b.created_at, b.id LIMIT 1)`;
