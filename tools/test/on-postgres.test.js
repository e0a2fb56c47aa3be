import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseTests, isConcurrent, readTest } from './on-postgres.js';

const root = resolve(__dirname, '../..');
const isUndeclared = ({ runs, depends }) => runs === null && depends;

it('every test that depends on the engine names its engine', () => {
  expect(
    databaseTests(root)
      .filter(isUndeclared)
      .map(({ file }) => file),
  ).toEqual([]);
});

it('finds the tests of privileges, locks and the queue', () => {
  const also = databaseTests(root).filter(({ runs }) => runs === 'also');
  const wanted = [
    'db/pipeline/pipeline',
    'routes/matrix',
    'routes/administration',
    'routes/jobs',
    'routes/reads',
    'routes/audit-walk',
    'restore',
  ];
  expect(also.map(({ file }) => file)).toEqual(
    expect.arrayContaining(wanted.map((name) => join('platform-server/src', `${name}.test.ts`))),
  );
});

it.each([
  ['calls at once', 'const [a, b] = await Promise.all([login(), login()]);'],
  ['row-level security', 'await db.withTenant({ tenantId }, read);'],
  ['a role', 'await db.read(sql`SET LOCAL ROLE NONE`);'],
  ['its catalogues', 'SELECT pg_sleep(1)'],
])('a test about %s must name it', (_, text) => {
  expect(isUndeclared(readTest('x.test.ts', text))).toBe(true);
  expect(isUndeclared(readTest('x.test.ts', `// embedded database only: a reason\n${text}`))).toBe(
    false,
  );
});

it('reads the line only with a reason, and only at the beginning', () => {
  const said = (text) => readTest('x.test.ts', text).runs;
  expect(said('// also on PostgreSQL: races\nimport x;')).toBe('also');
  expect(said('// concurrent calls also on PostgreSQL: races\nimport x;')).toBe('concurrent');
  expect(said('// also on PostgreSQL: \nimport x;')).toBeNull();
  expect(said('import x;\n// also on PostgreSQL: races\n')).toBeNull();
});

it.each([
  ['is counted once, however many ask at once', () => {}, true],
  ['two moves at the same time', () => {}, true],
  ['a race', () => Promise.all([]), true],
  ['one call after another', () => Promise.resolve(), false],
  ['there is one', () => {}, false],
])('%s: whether it makes calls at once', (title, test, expected) => {
  expect(isConcurrent(title, test)).toBe(expected);
});

it('finds at least one such test in every file that runs only those on PostgreSQL', () => {
  const files = databaseTests(root).filter(({ runs }) => runs === 'concurrent');
  const without = files.filter(
    ({ file }) => !isConcurrent(readFileSync(join(root, file), 'utf8'), ''),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(without).toEqual([]);
});
