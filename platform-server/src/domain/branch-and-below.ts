import { type SQL, sql } from 'drizzle-orm';

const statementParts = {
  start: 'WITH RECURSIVE below AS (SELECT ',
  rest: `::uuid AS id UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id)
    SELECT id FROM below`,
} as const;

/** The same as text, for prepared statements: `at` is the placeholder of the branch's id, such as `$2`. */
export const belowBranch = (at: string): string =>
  `${statementParts.start}${at}${statementParts.rest}`;

/** The ids of a branch and of all branches below it, as a query for `IN (…)`. */
export const branchAndBelow = (branchId: string): SQL =>
  sql`${sql.raw(statementParts.start)}${branchId}${sql.raw(statementParts.rest)}`;
