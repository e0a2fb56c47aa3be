import fc from 'fast-check';
import { parseImportMap, readStoredMap } from '../static/import-map';
import { changesBetween, editMap, formatMap } from './edit-map';

const cms = 'https://cdn.example.com/cms/1/index.js';
const map = {
  imports: { react: '/modules/vendor/react.js', '@edu-app/cms': cms },
  integrity: {
    [cms]: 'sha384-a',
    'https://cdn.example.com/cms/1/chunk.js': 'sha384-b',
    'https://cdn.example.com/other/index.js': 'sha384-c',
  },
};
const next = 'https://cdn.example.com/cms/2/index.js';

test('a new address adds its digests, and those of the old address are removed', () => {
  const after = editMap(
    map,
    { action: 'set', name: '@edu-app/cms', address: next },
    { [next]: 'sha384-d' },
  );
  expect(after.imports['@edu-app/cms']).toBe(next);
  expect(after.integrity).toEqual({
    [next]: 'sha384-d',
    'https://cdn.example.com/other/index.js': 'sha384-c',
  });
});

const host = 'https://cdn.example.com';

test.each([
  ['below the old one', '/cms/index.js', '/cms/1.4.3/index.js', '/cms/1.4.3/chunk.js'],
  ['beside the old one', '/cms/index-abc.js', '/cms/index-def.js', '/cms/chunk-def.js'],
  ['above the old one', '/cms/1/index.js', '/cms/index.js', '/cms/1/chunk-new.js'],
])('a new version that lies %s keeps the digests of its files', (_, oldLines, address, chunk) => {
  const before = {
    imports: { '@edu-app/cms': host + oldLines },
    integrity: {
      [host + oldLines]: 'sha384-a',
      [new URL('./old.js', host + oldLines).href]: 'sha384-b',
    },
  };
  const computed = { [host + address]: 'sha384-c', [host + chunk]: 'sha384-d' };
  const request = { action: 'set', name: '@edu-app/cms', address: host + address } as const;
  expect(editMap(before, request, computed).integrity).toEqual(computed);
});

test('other apps keep the digests of their files, wherever the removed one was', () => {
  const [below, beside] = [`${host}/cms/garden/index.js`, `${host}/cms/shop/index.js`];
  const others = {
    [below]: 'sha384-e',
    [`${host}/cms/garden/chunk.js`]: 'sha384-f',
    [beside]: 'sha384-g',
    [`${host}/cms/shop/chunk.js`]: 'sha384-h',
  };
  const before = {
    imports: { '@edu-app/cms': `${host}/cms/index.js`, '@edu-app/garden': below },
    scopes: { '/old/': { '@edu-app/shop': beside } },
    integrity: {
      ...others,
      [`${host}/cms/index.js`]: 'sha384-a',
      [`${host}/cms/a.js`]: 'sha384-b',
    },
  };
  const after = editMap(before, { action: 'remove', name: '@edu-app/cms' });
  expect(after.integrity).toEqual(others);
});

test('a rollback to a map restores exactly its digests, whatever lines are removed', () => {
  const now = {
    imports: {
      react: '/modules/vendor/react.js',
      '@edu-app/own': '/modules/own/index.js',
      '@edu-app/cms': cms,
    },
    integrity: map.integrity,
  };
  const oldLines = {
    imports: { react: '/modules/vendor/react.js' },
    integrity: { [next]: 'sha384-d' },
  };
  expect(editMap(now, { action: 'replace', map: oldLines })).toEqual(oldLines);
});

test('removing a local line removes no digests', () => {
  const both = { ...map, imports: { ...map.imports, '@edu-app/own': '/modules/own/index.js' } };
  const after = editMap(both, { action: 'remove', name: '@edu-app/own' });
  expect(after.integrity).toEqual(map.integrity);
});

test('digests stay while another line has the address', () => {
  const both = { ...map, scopes: { '/old/': { '@edu-app/cms': cms } } };
  const after = editMap(both, { action: 'remove', name: '@edu-app/cms' });
  expect(after.integrity?.[cms]).toBe('sha384-a');
});

test.each([
  [{ action: 'set', name: '@edu-app/new', address: next }, 'use add'],
  [{ action: 'add', name: '@edu-app/cms', address: next }, 'use set'],
  [{ action: 'remove', name: '@edu-app/new' }, 'not in the map'],
  [{ action: 'add', name: '../x', address: next }, 'no name of a module'],
] as const)('%j is refused', (edit, reason) => {
  expect(() => editMap(map, edit)).toThrow(reason);
});

test('changes contain what differs, scopes included', () => {
  const after = {
    imports: { react: '/modules/vendor/react.js', '@edu-app/cms': next },
    scopes: { '/old/': { react: '/modules/vendor/react-18.js' } },
  };
  expect(changesBetween(map, after)).toEqual([
    { name: '@edu-app/cms', from: cms, to: next },
    { name: '/old/ → react', from: null, to: '/modules/vendor/react-18.js' },
  ]);
});

test('the file keeps the usual format', () => {
  expect(formatMap({ imports: { a: '/b.js' } })).toBe(
    '{\n  "imports": {\n    "a": "/b.js"\n  }\n}\n',
  );
});

const builtIns = Object.getOwnPropertyNames(Object.prototype);
const address = '/modules/x/index.js';

test.each([
  ...builtIns,
  '@edu-app/',
  '@edu-app/a/b',
  '@edu-app/modules',
  '@edu-app/entrance',
  '@edu-app/bi-admin',
  '@edu-app/课程',
  '@edu-app/<img src=x>',
  '@edu/',
  '@edu/root-config/',
  '@edu/shell-frame/embedded/',
  '',
])('no line may have the name %j, by a call or in the file', (name) => {
  expect(() => editMap(map, { action: 'add', name, address })).toThrow(/^The name ".*" /);
  const text = `{"imports":{${JSON.stringify(name)}:"${address}"}}`;
  expect(() => parseImportMap(text)).toThrow(/^the name ".*" /);
  // lines stored under older rules are dropped
  expect(readStoredMap(text)).toEqual({ imports: {} });
});

test.each(['redux', 'antd/es/x.js', 'lodash/', '@edu/shell-frame/embedded', '@edu-app/my_App-2'])(
  'a line may have the name %s',
  (name) => {
    const after = editMap(map, { action: 'add', name, address });
    expect(parseImportMap(formatMap(after)).imports[name]).toBe(address);
  },
);

test('applying the changes between two maps to one gives the other, whatever their names', () => {
  const names = fc.oneof(fc.constantFrom(...builtIns), fc.string());
  const lines = fc.array(fc.tuple(names, fc.string()));
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const [oldLines, newLines] = [new Map(before), new Map(after)];
      const made = changesBetween(
        { imports: Object.fromEntries(oldLines) },
        { imports: Object.fromEntries(newLines) },
      );
      for (const { name, from, to } of made) {
        expect([from, to]).toEqual([oldLines.get(name) ?? null, newLines.get(name) ?? null]);
        if (to === null) oldLines.delete(name);
        else oldLines.set(name, to);
      }
      expect(new Map([...oldLines].sort())).toEqual(new Map([...newLines].sort()));
    }),
  );
});

test('a line with a name that is not allowed any more can be removed', () => {
  const name = '@edu-app/CMS two';
  const before = { imports: { ...map.imports, [name]: next } };
  expect(() => editMap(before, { action: 'set', name, address: cms })).toThrow(
    `The name "${name}"`,
  );
  expect(editMap(before, { action: 'remove', name }).imports).toEqual(map.imports);
  const unknown = { action: 'remove', name: `${name}!` } as const;
  expect(() => editMap(before, unknown)).toThrow(`The name "${unknown.name}"`);
});
