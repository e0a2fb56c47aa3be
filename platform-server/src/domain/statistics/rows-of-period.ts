import { type SQL, sql } from 'drizzle-orm';
import { type DayRange, splitIntoMonths } from './period';

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
export function rowsOfPeriod(
  days: DayRange,
  tables: Tables,
  read: (table: SQL, periodCondition: SQL) => SQL,
): SQL {
  const monthsAndDays = splitIntoMonths(days);
  const rowsOf = (
    table: string,
    column: string,
    { from, before }: { from: string; before: string },
  ) =>
    read(
      sql`${sql.identifier(table)}`,
      sql`${sql.identifier(column)} >= ${from}::date AND ${sql.identifier(column)} < ${before}::date`,
    );
  const queries = [
    ...(monthsAndDays.months ? [rowsOf(tables.months, 'month', monthsAndDays.months)] : []),
    ...monthsAndDays.days.map((day) => rowsOf(tables.days, 'day', day)),
  ];
  return sql.join(queries, sql` UNION ALL `);
}
