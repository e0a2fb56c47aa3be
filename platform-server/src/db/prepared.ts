import { fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Statement } from './pipeline';

const dialect = new PgDialect();

/** A value of a statement, or its placeholder in a prepared one. */
export type Value<T = string> = T | Placeholder;

/** The SQL text of a statement with numbered parameters. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement).sql;

/**
 * A named statement for `Database.query`, composed of the same SQL fragments as those of transactions: built once, run
 * with other values each time.
 */
export function preparedQuery<Name extends string>(
  name: string,
  write: (value: (name: Name) => Placeholder) => SQL,
): (values: Readonly<Record<Name, unknown>>) => Statement {
  const { sql: text, params } = dialect.sqlToQuery(write(sql.placeholder));
  return (values) => ({ name, text, values: fillPlaceholders(params, values) });
}
