import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { containing } from './search';

const written = (text: string) => new PgDialect().sqlToQuery(containing(sql`o.name`, text));

it.each(['急救', '2026-11', '100%', '  '])(
  'compares %j without case folding, since it has no case',
  (text) => {
    expect(written(text).sql).toBe('o.name LIKE $1');
  },
);

it.each(['Hilfe', 'é', '急救a', 'ﬁ'])('finds %j in either case', (text) => {
  expect(written(text).sql).toBe('o.name ILIKE $1');
});

it('matches % and _ literally', () => {
  expect(written('5_%').params).toEqual(['%5\\_\\%%']);
});
