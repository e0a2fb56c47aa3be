import { type SQL, sql } from 'drizzle-orm';

/** The id of an organisation's first branch, as a query in brackets: who works there works on the whole of it. */
export const firstBranch = (organId: SQL): SQL => sql`(
  SELECT b.id FROM branch b WHERE b.organ_id = ${organId} AND b.parent_id IS NULL
  ORDER BY b.sort, b.created_at, b.id LIMIT 1)`;
