/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { apiVersion, checkRequires, RequiresError, satisfies, sharedModules, versionOf } from '.';

test.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^18', false],
  ['19.3.1', '^19.4', false],
  ['19.3.1', '^18 || ^19', true],
  ['19.3.1', '~19.3.0', true],
  ['19.3.1', '~19.2.0', false],
  ['19.3.1', '~19', true],
  ['19.3.1', '19', true],
  ['19.3.1', '19.x', true],
  ['19.3.1', '19.3.*', true],
  ['19.3.1', '19.3.0', false],
  ['19.3.1', '>=19 <20', true],
  ['19.3.1', '>= 19 < 19.3', false],
  ['19.3.1', '>19', false],
  ['20.0.0', '>19', true],
  ['19.3.1', '<=19', true],
  ['19.3.1', '*', true],
  ['19.3.1', '', true],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['0.0.2', '^0.0.1', false],
  ['1.0.0-beta.2', '^1.0.0', true],
])('%s in %j: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test.each(['latest', 'workspace:*', '^', '1.2.3.4'])('%j is not a range', (range) => {
  expect(() => satisfies('1.0.0', range)).toThrow(RangeError);
});

test('a caret range matches exactly from its version to the next major', () => {
  const part = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      part,
      part,
      part,
      part,
      part,
      (M, m, p, a, b, c) => {
        const isInRange = a === M && (b > m || (b === m && c >= p));
        expect(satisfies(`${a}.${b}.${c}`, `^${M}.${m}.${p}`)).toBe(isInRange);
      },
    ),
  );
});

test('an app is refused with every range that does not match', () => {
  const check = () =>
    checkRequires(
      { react: '^18.0.0', '@edu/shared-utility': `^${apiVersion}`, vue: '^3', dayjs: 'new' },
      '@edu-app/x',
    );
  expect(check).toThrow(RequiresError);
  expect(check).toThrow(
    '@edu-app/x requires react@^18.0.0 (here 19.3.1), vue@^3 (not shared here), dayjs@new (a range that cannot be read)',
  );
});

test('an app whose ranges match, or that declares none, may run', () => {
  expect(() =>
    checkRequires({ react: '^19', '@edu/shared-utility': `^${apiVersion}` }),
  ).not.toThrow();
  expect(() => checkRequires(undefined)).not.toThrow();
});

const root = path.join(__dirname, '../../..');
const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the versions are those of package.json', () => {
  const installed = json('package.json') as Record<string, Record<string, string>>;
  const versions = { ...installed.dependencies, ...installed.devDependencies };
  const vendor = sharedModules.filter((name) => !name.startsWith('@edu/'));
  expect(Object.fromEntries(vendor.map((name) => [name, versionOf(name)]))).toEqual(
    Object.fromEntries(vendor.map((name) => [name, versions[name]])),
  );
});

test('every shared module of the import map has a version', () => {
  const { imports } = json('importmap.json') as { imports: Record<string, string> };
  const packageOf = (name: string) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
  const vendor = Object.entries(imports).filter(([, address]) =>
    address.startsWith('/modules/vendor/'),
  );
  const unknown = vendor.map(([name]) => packageOf(name)).filter((name) => !versionOf(name));
  expect(unknown).toEqual([]);
});
