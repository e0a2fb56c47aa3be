import { type SQL, sql } from 'drizzle-orm';

/** The ids of some departments and of all departments below them, as a query for `IN (…)`. */
export const departmentsBelow = (ids: readonly string[]): SQL => sql`
  WITH RECURSIVE below AS (
    SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid AS id
    UNION SELECT c.id FROM department c JOIN below ON c.parent_id = below.id)
  SELECT id FROM below`;
