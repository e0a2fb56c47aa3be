import { type SQL, sql } from 'drizzle-orm';

/** The ids of a category and of all categories below it, as a query for `IN (…)`. */
export const categoryAndBelow = (id: string): SQL => sql`WITH RECURSIVE below AS (
  SELECT ${id}::uuid AS id UNION SELECT c.id FROM category c JOIN below ON c.parent_id = below.id)
  SELECT id FROM below`;
