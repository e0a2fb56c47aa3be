import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { MapFileError } from '../import-map/map-state';
import { answerUnknownMethods } from '../plugins/methods';
import { StartupError } from '../startup-error';
import type { ImportMap } from './import-map';
import { FileLiveMap } from './live-map';
import type { MapRecords } from './map-records';
import { createStaticHost } from './static-host';

const folder = mkdtempSync(join(tmpdir(), 'im-static-'));
const file = (name: string) => join(folder, name);
const complaints: string[] = [];
const digest = (letter: string) => `sha384-${letter.repeat(8)}`;

const lives: FileLiveMap[] = [];
function liveMap(moduleHosts: readonly string[] = []): FileLiveMap {
  const live = new FileLiveMap({
    mapFile: file('importmap.json'),
    manifestFile: file('manifest.json'),
    moduleHosts,
    pageOrigin: 'http://localhost:9000',
    warn: (sentence) => complaints.push(sentence),
  });
  lives.push(live);
  return live;
}
const write = (map: unknown) => writeFileSync(file('importmap.json'), JSON.stringify(map));
const build = (hash: string) =>
  writeFileSync(
    file('manifest.json'),
    JSON.stringify({
      modules: {
        '/modules/saas/index.js': {
          file: `/modules/saas/index-${hash}.js`,
          integrity: digest('e'),
          chunks: [{ file: `/modules/saas/chunks/a-${hash}.js`, integrity: digest('s') }],
          dynamic: [{ file: `/modules/saas/chunks/b-${hash}.js`, integrity: digest('d') }],
        },
      },
    }),
  );

/** A database with one map. */
function records(map: ImportMap) {
  let said = map;
  return {
    says(item: ImportMap) {
      said = item;
    },
    readState: async () => ({ stamp: JSON.stringify(said), menu: 0, rollouts: [] }),
    sync: async (): ReturnType<MapRecords['sync']> => ({
      currentContent: { text: JSON.stringify(said), map: said },
      fault: null,
      withheldEntries: [],
    }),
  };
}

beforeEach(() => {
  complaints.length = 0;
});
afterEach(async () => {
  for (const live of lives.splice(0)) await live.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('our entries and chunks have an integrity', async () => {
  build('11111111');
  write({ imports: { '@edu-app/saas': '/modules/saas/index.js' } });
  const { body } = await liveMap().current();
  expect(JSON.parse(body)).toEqual({
    imports: { '@edu-app/saas': '/modules/saas/index-11111111.js' },
    integrity: {
      '/modules/saas/index-11111111.js': digest('e'),
      '/modules/saas/chunks/a-11111111.js': digest('s'),
      '/modules/saas/chunks/b-11111111.js': digest('d'),
    },
  });
});

test('for chunks loaded on demand only their list has an integrity, if the build wrote one', async () => {
  build('11111111');
  const { modules } = JSON.parse(readFileSync(file('manifest.json'), 'utf8'));
  const list = { file: '/modules/saas/integrity-22222222.json', integrity: digest('l') };
  modules['/modules/saas/index.js'].list = list;
  writeFileSync(file('manifest.json'), JSON.stringify({ modules }));
  write({ imports: { '@edu-app/saas': '/modules/saas/index.js' } });
  const { body } = await liveMap().current();
  expect(JSON.parse(body).integrity).toEqual({
    '/modules/saas/index-11111111.js': digest('e'),
    '/modules/saas/chunks/a-11111111.js': digest('s'),
    [list.file]: list.integrity,
  });
});

test('a line with its own integrity has to be on an allowed host too', async () => {
  const address = 'https://cdn.example.com/cms/index.js';
  write({ imports: { '@edu-app/cms': address }, integrity: { [address]: digest('x') } });
  expect(JSON.parse((await liveMap().current()).body).imports).toEqual({});
  expect(complaints.join()).toContain('MODULE_HOSTS');
  const allowed = await liveMap(['https://cdn.example.com']).current();
  expect(JSON.parse(allowed.body)).toMatchObject({
    imports: { '@edu-app/cms': address },
    integrity: { [address]: digest('x') },
  });
});

test('a line on a host that is not allowed is held back without the others, with a digest or without', async () => {
  const good = 'https://cdn.example.com/cms/index.js';
  const bad = 'https://cdn2.example.com/cms/index.js';
  const stated = { [good]: digest('x'), [bad]: digest('y') };
  write({ imports: { '@edu-app/cms': good }, integrity: stated });
  const live = liveMap(['https://cdn.example.com']);
  await live.current();
  write({ imports: { '@edu-app/cms': bad, '@edu-app/new': good }, integrity: stated });
  const imports = { '@edu-app/cms': good, '@edu-app/new': good };
  const { body, withheldEntries } = await live.current();
  expect(JSON.parse(body).imports).toEqual(imports);
  expect(withheldEntries).toMatchObject([{ name: '@edu-app/cms', from: good, to: bad }]);
  expect(complaints.join()).toContain(`${bad} belongs to a host that is not in MODULE_HOSTS`);
  write({ imports, integrity: stated });
  expect((await live.current()).withheldEntries).toEqual([]);
});

test('without the database the last known rollouts are served', async () => {
  write({ imports: { '@edu-app/saas': '/modules/saas/index.js' } });
  const live = liveMap();
  let works = true;
  const rollout = {
    id: 'r',
    module: '@edu-app/saas',
    address: '/modules/saas/index-00000000.js',
    integrity: {},
    percent: 20,
    tenants: [],
    accounts: [],
    haltAfter: 10,
    status: 'active' as const,
    haltedAt: null,
    countFrom: new Date(),
    createdAt: new Date(),
  };
  const database = records({ imports: { '@edu-app/saas': '/modules/saas/index.js' } });
  await live.follow({
    ...database,
    async readState() {
      if (!works) throw new Error('no database');
      return { stamp: '1', menu: 0, rollouts: [rollout] };
    },
  });
  const { etag } = await live.current();
  works = false;
  live.invalidateState();
  expect((await live.current()).etag).toBe(etag);
  expect(JSON.parse((await live.current()).body).rollouts).toHaveLength(1);
});

describe('before and after the database opens', () => {
  const first = { imports: { '@edu-app/saas': '/modules/saas/index.js' } };
  const otherMap = { imports: { '@edu-app/workshop': '/modules/workshop/index.js' } };
  const imports = async (live: FileLiveMap) => JSON.parse((await live.current()).body).imports;

  async function started(): Promise<FileLiveMap> {
    write(first);
    const live = liveMap();
    await live.start();
    return live;
  }

  test('the map of the database is served, whatever the file contains', async () => {
    const live = await started();
    await live.follow(records(otherMap));
    expect(await imports(live)).toEqual(otherMap.imports);
  });

  test('an unusable file does not matter if the database has a map', async () => {
    writeFileSync(file('importmap.json'), '{');
    const live = liveMap();
    await live.start();
    await live.follow(records(otherMap));
    expect(await imports(live)).toEqual(otherMap.imports);
  });

  test('without a map in the database an unusable file fails the start with one sentence', async () => {
    const live = await started();
    const database = records(otherMap);
    database.sync = async () => {
      throw new MapFileError('it is not JSON');
    };
    const outcome = live.follow(database);
    await expect(outcome).rejects.toThrow(
      /importmap\.json cannot be used: it is not JSON\. Correct/,
    );
    await expect(outcome).rejects.toThrow(StartupError);
  });

  test('while the database does not answer at the start, nothing is served that it might refuse', async () => {
    const live = await started();
    const mute = { ...records(otherMap), sync: () => Promise.reject(new Error('no database')) };
    await expect(live.follow(mute)).rejects.toThrow(/importmap\.json may be served.*no database/);
    await expect(live.follow(mute)).rejects.toThrow(StartupError);
  });

  test('a database that does not answer later is read again', async () => {
    const live = await started();
    const database = records(first);
    const { sync } = database;
    await live.follow(database);
    await live.current();
    database.sync = () => Promise.reject(new Error('no database'));
    write(otherMap);
    expect(await imports(live)).toHaveProperty('@edu-app/saas');
    expect(complaints.join()).toContain('no database');
    database.sync = sync;
    database.says(otherMap);
    expect(await imports(live)).toEqual(otherMap.imports);
  });

  test('a refused edit of the file is reported, and the map in force is served', async () => {
    const live = await started();
    const database = records(first);
    await live.follow(database);
    await live.current();
    database.sync = async () => ({
      currentContent: { text: JSON.stringify(first), map: first },
      fault: new MapFileError('it is not JSON'),
      withheldEntries: [],
    });
    write(otherMap);
    expect(await imports(live)).toHaveProperty('@edu-app/saas');
    expect(complaints.join()).toContain('was refused: it is not JSON');
  });
});

test('after a deployment, former files are still served, and plain addresses lead to the present ones', async () => {
  build('11111111');
  write({ imports: { '@edu-app/saas': '/modules/saas/index.js' } });
  const map = liveMap();
  mkdirSync(file('modules/saas/chunks'), { recursive: true });
  mkdirSync(file('assets'), { recursive: true });
  writeFileSync(file('modules/saas/chunks/b-11111111.js'), 'old');
  const app = Fastify();
  answerUnknownMethods(app);
  const host = createStaticHost({
    map,
    modules: file('modules'),
    assets: file('assets'),
    template: file('index.html'),
    moduleHosts: [],
    pictureHosts: [],
    runtimeConfig: async () => ({}),
  });
  await host.register(app);
  app.setNotFoundHandler(host.fallback);
  const etagBefore = (await map.current()).etag;
  build('22222222');
  const served = await app.inject({ url: '/importmap.json' });
  expect(served.body).toContain('index-22222222.js');
  expect(served.headers.etag).not.toBe(etagBefore);
  const chunk = await app.inject({ url: '/modules/saas/chunks/b-11111111.js' });
  expect(chunk).toMatchObject({ statusCode: 200, body: 'old' });
  expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  // an override names the stable address, which stands for the current build
  const current = await app.inject({ url: '/modules/saas/index.js' });
  expect(current.statusCode).toBe(302);
  expect(current.headers).toMatchObject({
    location: '/modules/saas/index-22222222.js',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  expect((await app.inject({ url: '/modules/saas/none.js' })).statusCode).toBe(404);
  await app.close();
});

test('while the database hangs, the last known state is served', async () => {
  build('11111111');
  const map = { imports: { '@edu-app/saas': '/modules/saas/index.js' } };
  write(map);
  const live = liveMap();
  const mapRecords = records(map);
  let hangs = false;
  const readState = () => (hangs ? new Promise<never>(() => {}) : mapRecords.readState());
  await live.follow({ ...mapRecords, readState });
  const known = await live.current();
  hangs = true;
  live.invalidateState();
  expect((await live.current()).etag).toBe(known.etag);
  hangs = false;
  mapRecords.says({ imports: {} });
  live.invalidateState();
  expect((await live.current()).source).toEqual({ imports: {} });
});

test('a request after a change does not get a result that was read before it', async () => {
  build('11111111');
  const map = { imports: { '@edu-app/saas': '/modules/saas/index.js' } };
  write(map);
  const live = liveMap();
  const mapRecords = records(map);
  let go = () => {};
  let pending: Promise<void> | null = null;
  const readState = async () => {
    const state = await mapRecords.readState();
    await pending;
    return state;
  };
  await live.follow({ ...mapRecords, readState });
  await live.current();
  pending = new Promise((resolve) => {
    go = resolve;
  });
  live.invalidateState();
  const mapBefore = live.current();
  mapRecords.says({ imports: {} });
  live.invalidateState();
  const after = live.current();
  go();
  expect((await after).source).toEqual({ imports: {} });
  await mapBefore;
});
