import { transferableAbortController } from 'node:util';
import nock from 'nock';
import { externalMaps, readExternalMaps } from './external-maps';
import { inspectExternalMaps, removeExternalMap } from './inspect-external-maps';
import { disableOverride } from './overrides';

const rules = {
  hosts: ['http://localhost:*'],
  page: { origin: 'http://localhost', href: 'http://localhost/saas/student', search: '' },
};
const ownMap = 'http://localhost:9000/mine/map.json';
const store = window.localStorage;
const key = 'import-map-overrides-external-maps';
let warned: jest.SpyInstance;

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});
beforeEach(() => {
  store.clear();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  nock('http://localhost')
    .get('/team.json')
    .reply(200, { imports: { '@edu-app/a': './a.js', '@edu-app/b': '/b.js' } })
    .get('/text.json')
    .reply(200, '"nothing"')
    .get('/null.json')
    .reply(200, 'null')
    .get('/none.json')
    .reply(404, {});
  nock('http://localhost:9000')
    .get('/mine/map.json')
    .reply(200, {
      imports: {
        '@edu-app/b': './b.js',
        '@edu-app/c': 'https://cdn.example/c.js',
        '@edu-app/d': 7,
      },
      scopes: { '/x/': { react: '/y.js' } },
    });
});
afterEach(() => {
  warned.mockRestore();
  nock.cleanAll();
});

test.each(['', 'null', '{', '{"a":1}', '7'])('%j is no list of maps', (stored) => {
  expect(externalMaps({ getItem: () => stored })).toEqual([]);
});

test('addresses are resolved against their map, and a later map overrides an earlier one', async () => {
  store.setItem(key, JSON.stringify(['/team.json', ownMap]));
  expect(await readExternalMaps(externalMaps(store), rules)).toEqual([
    { module: '@edu-app/a', address: 'http://localhost/a.js', map: '/team.json' },
    { module: '@edu-app/b', address: 'http://localhost:9000/mine/b.js', map: ownMap },
    { module: '@edu-app/c', address: 'https://cdn.example/c.js', map: ownMap },
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test.each(['https://evil.io/map.json', '/none.json', 'http://[', 'data:application/json,{}'])(
  '%s is ignored with a message in the console, and the others are not',
  async (address) => {
    const maps = await readExternalMaps([address, '/team.json'], rules);
    expect(maps).toHaveLength(2);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(address), expect.anything());
  },
);

test.each(['/text.json', '/null.json'])('%s has no lines', async (address) => {
  expect(await readExternalMaps([address], rules)).toEqual([]);
});

test('checking each map lists which of its lines cannot be used', async () => {
  store.setItem(key, JSON.stringify([ownMap, '/none.json', 'https://evil.io/map.json']));
  disableOverride(store, '/none.json', true);
  const isAllowed = (address: string) => !address.startsWith('https://');
  expect(await inspectExternalMaps(store, isAllowed)).toEqual([
    {
      address: ownMap,
      isPaused: false,
      problem: null,
      refused: [{ module: '@edu-app/c', address: 'https://cdn.example/c.js', map: ownMap }],
    },
    { address: '/none.json', isPaused: true, problem: 'notRead', refused: [] },
    { address: 'https://evil.io/map.json', isPaused: false, problem: 'notAllowed', refused: [] },
  ]);
});

test('one is removed together with its disabled state, and the last one leaves no key behind', () => {
  store.setItem(key, JSON.stringify([ownMap, '/team.json']));
  disableOverride(store, ownMap, true);
  removeExternalMap(store, ownMap);
  expect(externalMaps(store)).toEqual(['/team.json']);
  removeExternalMap(store, '/team.json');
  expect(store).toHaveLength(0);
});
