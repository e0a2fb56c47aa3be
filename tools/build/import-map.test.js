import { hashImportMap, unknownAddresses, unmappedImports, unnamedRooms } from './import-map.js';

const bytes = { raw: 3, br: 1, gz: 2 };
const builtFile = (/** @type {string} */ file) => ({ file, integrity: `sha384-${file}`, bytes });
const modules = {
  '/modules/entrance/index.js': {
    ...builtFile('/modules/entrance/index-1a.js'),
    imports: ['react'],
    chunks: [builtFile('/modules/entrance/chunks/common-2b.js')],
    dynamic: [{ ...builtFile('/modules/entrance/chunks/late-3c.js'), imports: ['dayjs'] }],
  },
  '/modules/vendor/react.js': {
    ...builtFile('/modules/vendor/react-4d.js'),
    imports: [],
    chunks: [],
    dynamic: [],
  },
  '/modules/vendor/dayjs.js': {
    ...builtFile('/modules/vendor/dayjs-5e.js'),
    imports: [],
    chunks: [],
    dynamic: [],
  },
};
const map = {
  imports: {
    '@edu/entrance': '/modules/entrance/index.js',
    '@edu-app/cms': 'https://cdn.example.com/cms/1.4.2/index.js',
    react: '/modules/vendor/react.js',
  },
};

describe('the map that browsers get', () => {
  const served = hashImportMap(map, { modules });

  test('names hashed files and keeps foreign addresses', () => {
    expect(served.imports).toEqual({
      '@edu/entrance': '/modules/entrance/index-1a.js',
      '@edu-app/cms': 'https://cdn.example.com/cms/1.4.2/index.js',
      react: '/modules/vendor/react-4d.js',
    });
  });

  test('gives the integrity of every file, chunks included', () => {
    expect(Object.keys(served.integrity).sort()).toEqual([
      '/modules/entrance/chunks/common-2b.js',
      '/modules/entrance/chunks/late-3c.js',
      '/modules/entrance/index-1a.js',
      '/modules/vendor/react-4d.js',
    ]);
  });

  test('names the list of an application instead of its lazy files', () => {
    const list = builtFile('/modules/entrance/integrity-6f.json');
    const entrance = { ...modules['/modules/entrance/index.js'], list };
    const hashedMap = hashImportMap(map, {
      modules: { ...modules, '/modules/entrance/index.js': entrance },
    });
    expect(Object.keys(hashedMap.integrity).sort()).toEqual([
      '/modules/entrance/chunks/common-2b.js',
      '/modules/entrance/index-1a.js',
      '/modules/entrance/integrity-6f.json',
      '/modules/vendor/react-4d.js',
    ]);
  });

  test('keeps integrity written by hand', () => {
    const integrity = { 'https://cdn.example.com/cms/1.4.2/index.js': 'sha384-own' };
    expect(hashImportMap({ ...map, integrity }, { modules }).integrity).toMatchObject(integrity);
  });

  test('treats scopes alike', () => {
    const scopes = { '/old/': { react: '/modules/vendor/react.js', x: '/x.js' } };
    expect(hashImportMap({ ...map, scopes }, { modules }).scopes).toEqual({
      '/old/': { react: '/modules/vendor/react-4d.js', x: '/x.js' },
    });
  });
});

test('an import that the map does not name is reported with the entry to add', () => {
  expect(unmappedImports(map, { modules })).toEqual([
    '/modules/entrance/index.js imports \'dayjs\', which has no line in importmap.json: add "dayjs": "/modules/vendor/dayjs.js".',
  ]);
});

test('a local address that nothing builds is reported', () => {
  const typo = { imports: { ...map.imports, '@edu/entrance': '/modules/entrence/index.js' } };
  expect(unknownAddresses(typo, { modules })).toEqual([
    "importmap.json: '@edu/entrance' points to /modules/entrence/index.js, which was not built.",
  ]);
  expect(unknownAddresses(map, { modules })).toEqual([]);
});

test('a room without an entry is reported', () => {
  const rooms = [{ name: '@edu-app/saas', address: '/modules/sub-apps/saas/index.js' }];
  expect(unnamedRooms(map, rooms)).toEqual([
    'importmap.json has no line "@edu-app/saas": "/modules/sub-apps/saas/index.js".',
  ]);
});
