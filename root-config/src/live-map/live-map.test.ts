import { transferableAbortController } from 'node:util';
import nock from 'nock';
import type { PageMap } from '../page-map/page-map';
import { parseServedMap, type ServedMap } from '../page-map/served-map';
import type { MapAnswer } from './fetch-served-map';
import { fetchServedMap } from './fetch-served-map';
import { createLiveMap, type LiveMapHost } from './live-map';
import { preflight } from './preflight';

const A = '@edu-app/a';
const B = '@edu-app/b';
const js = 'text/javascript';

/** A running page with `a` and react, both at version 1. */
function stage(broken: readonly string[] = []) {
  const imports: Record<string, string> = { [A]: '/a1.js', react: '/r1.js' };
  const page: PageMap = {
    revision: 'v1',
    base: '/importmap.json',
    map: { imports },
    overrides: [],
    rollouts: [],
  };
  let answer: MapAnswer = null;
  const requests: (string | null)[] = [];
  const menus = { count: 0 };
  const notified = { versions: [] as string[], reload: 0, refused: [] as string[] };
  const host: LiveMapHost = {
    loader: {
      pageMap: () => page,
      imports: () => ({ ...imports }),
      scopes: () => ({}),
      resolveMap: (map) => ({ imports: map.imports ?? {}, integrity: map.integrity ?? {} }),
      applyChanges: (part, removed) => {
        Object.assign(imports, part.imports);
        for (const name of removed) delete imports[name];
      },
    },
    fetchMap: async (revision) => {
      requests.push(revision);
      return answer;
    },
    subject: () => ({ key: 'k', userId: null, host: 'localhost' }),
    preflight: async (address) => !broken.includes(address),
    onNewVersions: (modules) => notified.versions.push(...modules),
    onReloadNeeded: () => {
      notified.reload += 1;
    },
    onReloadNoLongerNeeded: () => {
      notified.reload -= 1;
    },
    onRefused: (module) => notified.refused.push(module),
    onMenusChanged: () => {
      menus.count += 1;
    },
  };
  const publish = (revision: string, next: ServedMap['imports'], menu?: number) => {
    answer = { revision, served: { imports: next, ...(menu !== undefined && { menu }) } };
  };
  return { ...createLiveMap(host), publish, imports, asked: requests, notified, menus };
}

test('an unchanged map changes nothing', async () => {
  const { refresh: look, imports, notified, asked: requests } = stage();
  await look();
  expect(requests).toEqual(['v1']);
  expect(imports[A]).toBe('/a1.js');
  expect(notified).toEqual({ versions: [], reload: 0, refused: [] });
});

test('a page is told once about changed menus, whatever else the map contains', async () => {
  const { refresh: look, publish, menus, notified } = stage();
  publish('v2', { [A]: '/a1.js', react: '/r1.js' });
  await look();
  expect(menus.count).toBe(0);
  publish('v3', { [A]: '/a1.js', react: '/r1.js' }, 1);
  await look();
  await look();
  expect(menus.count).toBe(1);
  publish('v4', { [A]: '/a1.js', react: '/r2.js' }, 2);
  await look();
  expect(menus.count).toBe(2);
  expect(notified).toMatchObject({ versions: [], reload: 1 });
});

test('a new version and a new application are used once their addresses answer', async () => {
  const { refresh: look, publish, imports, notified, asked: requests } = stage();
  publish('v2', { [A]: '/a2.js', [B]: '/b1.js', react: '/r1.js' });
  await look();
  expect(imports).toEqual({ [A]: '/a2.js', [B]: '/b1.js', react: '/r1.js' });
  expect(notified.versions.sort()).toEqual([A, B]);
  await look();
  expect(requests).toEqual(['v1', 'v2']);
});

test('an address that does not answer is not used; the rest is, and it is requested again', async () => {
  const { refresh: look, publish, imports, notified, asked: requests } = stage(['/a2.js']);
  publish('v2', { [A]: '/a2.js', [B]: '/b1.js', react: '/r1.js' });
  await look();
  expect(imports).toEqual({ [A]: '/a1.js', [B]: '/b1.js', react: '/r1.js' });
  expect(notified).toMatchObject({ versions: [B], refused: [A] });
  await look();
  expect(requests).toEqual(['v1', 'v1']);
  // A refused address is not requested at every tick, but again after a pause.
  expect(notified.refused).toEqual([A]);
  const laterTime = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(laterTime);
  await look();
  expect(notified.refused).toEqual([A, A]);
});

test('a page that waits for a reload continues once the shared modules are as they were', async () => {
  const { refresh: look, has, publish, imports, asked: requests, notified } = stage();
  publish('v2', { [A]: '/a2.js', react: '/r2.js' });
  await look();
  await look();
  expect([notified.reload, imports[A], has('v2')]).toEqual([1, '/a1.js', true]);
  publish('v3', { [A]: '/a3.js', react: '/r1.js' });
  await look();
  expect([notified.reload, imports[A], notified.versions, has('v3')]).toEqual([
    0,
    '/a3.js',
    [A],
    true,
  ]);
  // After the first response, requests are conditional.
  expect(requests).toEqual(['v1', 'v2', 'v2']);
});

test('a revision with another shared module is not applied in part', async () => {
  const { refresh: look, publish, imports, notified, asked: requests } = stage();
  publish('v2', { [A]: '/a2.js', react: '/r2.js' });
  await look();
  await look();
  expect(imports).toEqual({ [A]: '/a1.js', react: '/r1.js' });
  expect(notified).toEqual({ versions: [], reload: 1, refused: [] });
  // The second request is conditional.
  expect(requests).toEqual(['v1', 'v2']);
});

test('an application that is removed from the map is gone at the next navigation', async () => {
  const { refresh: look, publish, imports } = stage();
  publish('v2', { react: '/r1.js' });
  await look();
  expect(imports).toEqual({ react: '/r1.js' });
});

describe('the request for the map', () => {
  const address = 'http://localhost/importmap.json';
  beforeAll(() => {
    // Node's fetch takes Node's own signals only.
    Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
  });

  test('sends the page’s revision, and gets the next one', async () => {
    const wire = nock('http://localhost', { reqheaders: { 'If-None-Match': 'v1' } });
    wire.get('/importmap.json').reply(304);
    expect(await fetchServedMap(address, 'v1', parseServedMap)).toBeNull();
    wire.get('/importmap.json').reply(200, { imports: { [A]: '/a2.js' } }, { ETag: 'v2' });
    expect(await fetchServedMap(address, 'v1', parseServedMap)).toEqual({
      revision: 'v2',
      served: { imports: { [A]: '/a2.js' } },
    });
  });

  test.each([
    ['no answer', { head: 1_000, body: 0 }],
    ['half an answer', { head: 0, body: 1_000 }],
  ])('ends with %s', async (_what, delay) => {
    nock('http://localhost').get('/importmap.json').delay(delay).reply(200, { imports: {} });
    await expect(fetchServedMap(address, null, parseServedMap, 50)).rejects.toThrow(/time/);
  });

  test('no longer waits for a new version than allowed', async () => {
    nock('http://localhost').get('/a2.js').delay(1_000).reply(200, '', { 'content-type': js });
    expect(await preflight('http://localhost/a2.js', undefined, 50)).toBe(false);
    nock('http://localhost').get('/a2.js').reply(200, '', { 'content-type': js });
    expect(await preflight('http://localhost/a2.js', undefined, 50_000)).toBe(true);
  });
});
