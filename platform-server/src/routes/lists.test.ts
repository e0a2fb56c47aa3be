// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions, Reply } from '../testing/test-server';
import { addRows, readTrees } from './lists.fixture';
import type { List, Row, Trees } from './lists.rules';
import { lists } from './lists.table';
import { calls, endpointOf } from './matrix.calls';
import { sunrise } from './matrix.params';

/** Every list of the contract, on the demo data: its pages, orders and filters, compared with all of its rows. */
const server = serverFixture();
const MOST = 200;
/** How many values of a filter are tried. */
const VALUES = 4;
const as: Record<string, CallOptions> = {};
let trees: Trees;

beforeAll(async () => {
  as.head = await sessionInSunrise(server, '13900000001', 'head');
  as.operator = { token: await server.login('13900000000') };
  as.student = { token: await server.login('13900000006') };
  const { account } = contract;
  await server.call(account.login, { account: '13900000001', password: 'Wrong#2026' });
  await server.call(account.logout, {}, { token: await server.login('13900000001') });
  await addRows(server.db);
  trees = await readTrees(server.db);
});

/** The parameters of a call, as its route validates them. */
function schemasOf(name: string): Readonly<Record<string, z.ZodType>> {
  const { method, path } = endpointOf.get(name) as EndpointData;
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  const found = server.routes.find((route) => route.method === method && route.url === url);
  const parts = [found?.schema?.querystring, found?.schema?.body];
  return Object.assign({}, ...parts.map((part) => (part instanceof z.ZodObject ? part.shape : {})));
}

/** The values of an enumeration; none for another schema. */
function valuesOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodOptional) return valuesOf(schema.unwrap());
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  return schema instanceof z.ZodUnion ? schema.options.flatMap(valuesOf) : [];
}

async function send(name: string, params: object): Promise<Reply['data']> {
  const list = lists[name] as List;
  const input = { pageNum: 1, pageSize: list.most ?? MOST, ...list.params, ...params };
  const endpoint = endpointOf.get(name) as EndpointData;
  const { code, data } = await server.call(endpoint, input, as[list.as ?? 'head']);
  expect([input, code, code === errorCodes.ok ? {} : data]).toEqual([input, errorCodes.ok, {}]);
  return list.part ? data[list.part] : data;
}

/** All rows, page by page; each page has the same total. */
async function allRows(name: string, params: object = {}): Promise<Row[]> {
  const first = await send(name, params);
  const rows = [...first.list];
  for (let pageNum = 2; rows.length < first.total; pageNum += 1) {
    const page = await send(name, { ...params, pageNum });
    expect([page.total, page.list.length > 0]).toEqual([first.total, true]);
    rows.push(...page.list);
  }
  expect([params, rows.length]).toEqual([params, first.total]);
  return rows;
}

const asc = (direction: string) => sql.raw(`${direction} NULLS LAST`);

/** Texts are compared by the database, whose collation orders names. */
async function sortedAs(values: readonly unknown[], direction: 'ASC' | 'DESC'): Promise<unknown[]> {
  const rows = await server.db.executeAsSystem<{ value: unknown }>(sql`
    SELECT value FROM jsonb_array_elements(${JSON.stringify(values)}::jsonb) value
    ORDER BY CASE jsonb_typeof(value) WHEN 'number' THEN value::float8 END ${asc(direction)},
      value #>> '{}' ${asc(direction)}`);
  return rows.map(({ value }) => value);
}

it('every list of the contract is in the table, with every filter', () => {
  const expected = calls.flatMap(([name]) => {
    const schemas = schemasOf(name);
    const given = [
      'pageNum',
      'pageSize',
      'sort',
      'domain',
      ...Object.keys(lists[name]?.params ?? {}),
    ];
    const filters = Object.keys(schemas).filter((field) => !given.includes(field));
    return schemas.pageSize ? [[name, filters.sort()]] : [];
  });
  const known = Object.entries(lists).map(([name, list]) => [
    name,
    Object.keys(list.filters).sort(),
  ]);
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(known));
});

it('the tests that the table refers to name the filter', () => {
  const missing = Object.values(lists).flatMap(({ filters }) =>
    Object.entries(filters).filter(
      ([filter, rule]) =>
        typeof rule === 'string' &&
        !new RegExp(`\\b${filter}\\b`).test(readFileSync(join(__dirname, rule), 'utf8')),
    ),
  );
  expect(missing).toEqual([]);
});

it('resources that can be used are those that are ready, own and granted', async () => {
  const name = 'resource.findByConditionWithPage';
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).sort();
  const [own, granted] = [await allRows(name), await allRows(name, { from: 'granted' })];
  const ready = [...own, ...granted].filter(({ status }) => status === 'ready');
  expect(ready.length).toBeGreaterThan(own.filter(({ status }) => status === 'ready').length);
  expect(idsOf(await allRows(name, { usable: true }))).toEqual(idsOf(ready));
});

it('the tenants of a person can be searched by their keyword', async () => {
  const totals = ['光', 'X'].map(
    async (keyword) => (await send('user.findSaas', { keyword })).total,
  );
  expect(await Promise.all(totals)).toEqual([1, 0]);
});

it('essays can be read for one question, by its questionId', async () => {
  const name = 'marking.findAnswers';
  const essays = await server.db.executeAsSystem<{ id: string; question: string }>(sql`
    SELECT id, question_id AS question FROM essay_answer WHERE exam_id = ${sunrise.examId}::uuid`);
  const all = await allRows(name);
  for (const questionId of new Set(essays.map(({ question }) => question))) {
    const ids = essays.flatMap(({ id, question }) => (question === questionId ? [id] : []));
    const found = await allRows(name, { questionId });
    expect(found.map(({ id }) => id)).toEqual(
      all.flatMap(({ id }) => (ids.includes(id) ? [id] : [])),
    );
  }
});

describe.each(Object.entries(lists))(
  '%s',
  (name, { filters, usual, sorts = {}, ties, ...list }) => {
    let rows: Row[];
    const keysOf = (chosen: readonly Row[]) => chosen.map((row) => row[list.key ?? 'id']);
    beforeAll(async () => {
      rows = await allRows(name);
    });

    it('has each row on one page, and the total even after the last', async () => {
      expect(rows.length === 0).toBe(list.hasNoRows === true);
      const pageSize = Math.min(list.most ?? MOST, Math.max(1, Math.ceil(rows.length / 3)));
      expect(keysOf(await allRows(name, { pageSize }))).toEqual(keysOf(rows));
      const past = await send(name, { pageNum: 1000 });
      expect([past.list, past.total]).toEqual([[], rows.length]);
    });

    async function expectSorted(sort: string, sorted: readonly Row[]): Promise<void> {
      const field = sort.replace(/^-/, '');
      const sortValue = sorts[field] === undefined ? (row: Row) => row[field] : sorts[field];
      if (sortValue === null) return;
      const values = sorted.map((row) => sortValue(row) ?? null);
      const isDescending = sort.startsWith('-');
      expect([sort, values]).toEqual([sort, await sortedAs(values, isDescending ? 'DESC' : 'ASC')]);
      if (ties === 'other') return;
      // Numbers in texts are compared as numbers.
      const keys = keysOf(sorted).map((key) => (/^\d+$/.test(key) ? key.padStart(20, '0') : key));
      const wrong = keys.filter((key, at) => {
        if (at === 0 || values[at] !== values[at - 1]) return false;
        return isDescending && ties !== 'ascending' ? key > keys[at - 1] : key < keys[at - 1];
      });
      expect([sort, wrong]).toEqual([sort, []]);
    }

    it('is sorted as asked, and otherwise as usual', async () => {
      if (usual) await expectSorted(usual, rows);
      for (const sort of valuesOf(schemasOf(name).sort) as string[]) {
        const sorted = await allRows(name, { sort });
        expect([sort, keysOf(sorted).sort()]).toEqual([sort, keysOf(rows).sort()]);
        await expectSorted(sort, sorted);
      }
    });

    for (const [filter, rule] of Object.entries(filters)) {
      if (typeof rule === 'string') continue;
      it(`shows with the filter ${filter} what matches it`, async () => {
        const values = rule.values?.(rows, trees) ?? valuesOf(schemasOf(name)[filter]);
        const tried = [...new Set(values)].map((value) => {
          const wanted = rows.filter((row) => rule.selects(row, value as never, trees));
          return {
            value,
            wanted: keysOf(wanted),
            tells: wanted.length > 0 && wanted.length < rows.length,
          };
        });
        const telling = tried.filter(({ tells }) => tells);
        expect(telling).not.toEqual([]);
        const others = tried.filter(({ tells }) => !tells).slice(0, 1);
        for (const { value, wanted } of [...telling.slice(0, VALUES), ...others]) {
          const found = await allRows(name, { [filter]: value });
          expect([value, keysOf(found)]).toEqual([value, wanted]);
        }
      });
    }
  },
);
