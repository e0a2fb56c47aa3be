import { type SQL, sql } from 'drizzle-orm';
import { type Days, piecesOf } from './period';

/** Tables with the same figures per day and per month. */
export interface Tables {
  readonly days: string;
  readonly months: string;
}

/**
 * The rows of a period, with whole months read from the monthly table.
 *
 * @param read builds the query for a table and the condition on its time column
 */
export function partsOf(
  days: Days,
  tables: Tables,
  read: (table: SQL, periodCondition: SQL) => SQL,
): SQL {
  const pieces = piecesOf(days);
  const part = (
    table: string,
    column: string,
    { from, before }: { from: string; before: string },
  ) =>
    read(
      sql`${sql.identifier(table)}`,
      sql`${sql.identifier(column)} >= ${from}::date AND ${sql.identifier(column)} < ${before}::date`,
    );
  const parts = [
    ...(pieces.months ? [part(tables.months, 'month', pieces.months)] : []),
    ...pieces.days.map((day) => part(tables.days, 'day', day)),
  ];
  return sql.join(parts, sql` UNION ALL `);
}
