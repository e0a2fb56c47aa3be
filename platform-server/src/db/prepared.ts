import { fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Statement } from './pipeline';

const dialect = new PgDialect();

/** What a statement is run with, or where that comes in one that is written once for many runs. */
export type Value<T = string> = T | Placeholder;

/** A statement whose values are in it by their numbers. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement).sql;

/** A statement for `Database.query` of the same parts as those of transactions: written once, filled for each run. */
export function prepared<Name extends string>(
  name: string,
  write: (value: (name: Name) => Placeholder) => SQL,
): (values: Readonly<Record<Name, unknown>>) => Statement {
  const { sql: text, params } = dialect.sqlToQuery(write(sql.placeholder));
  return (values) => ({ name, text, values: fillPlaceholders(params, values) });
}
