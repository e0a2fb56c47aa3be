import { type SQL, sql } from 'drizzle-orm';

/** The ids of a branch and of all branches below it, as a query for `IN (…)`. */
export const branchAndBelow = (branchId: string): SQL => sql`
  WITH RECURSIVE below AS (
    SELECT ${branchId}::uuid AS id UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id
  ) SELECT id FROM below`;
