import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ForeignModules } from './foreign-modules';
import { FileLiveMap } from './live-map';

type Answer = (response: ServerResponse) => void;
const gives =
  (body: string, type = 'text/javascript'): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(body);
  };
/** The source of an application; `word` makes each one different. */
const app = (word: string) =>
  `System.register([], function (e) { e({ mount: f, unmount: f }); function f() { return ${JSON.stringify(word)}; } return {}; });`;
const notFoundAnswer: Answer = (response) => void response.writeHead(404).end();
const busy: Answer = (response) => void response.writeHead(503).end();
const hangs: Answer = () => {};
const list = (digest: string) =>
  gives(JSON.stringify({ 'chunks/a.js': `sha384-${digest}` }), 'application/json');
const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const folder = mkdtempSync(join(tmpdir(), 'im-foreign-'));
const mapFile = join(folder, 'importmap.json');
const cms = '@edu-app/cms';
let host: Server;
let origin: string;
/** Replies of the host by path; other paths are not found. */
let answers: Record<string, Answer> = {};
const requests: string[] = [];
/** Requests that have not been answered. */
const open = new Set<ServerResponse>();
const complaints: string[] = [];
const lives: FileLiveMap[] = [];

const write = (imports: Record<string, string>, integrity?: Record<string, string>) =>
  writeFileSync(mapFile, JSON.stringify({ imports, integrity }));
/** Rechecks known addresses at each call. */
function liveMap(): FileLiveMap {
  const live = new FileLiveMap({
    mapFile,
    manifestFile: join(folder, 'none.json'),
    moduleHosts: ['http://localhost:*'],
    pageOrigin: 'http://localhost:9000',
    warn: (sentence) => complaints.push(sentence),
    recheckAfter: -1,
  });
  lives.push(live);
  return live;
}
const served = async (live: FileLiveMap) => JSON.parse((await live.current()).body);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 4000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come about in time.');
    await new Promise((next) => setTimeout(next, 5));
  }
}

beforeAll(async () => {
  host = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    open.add(response);
    response.on('close', () => open.delete(response));
    (answers[path] ?? notFoundAnswer)(response);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answers = {};
  requests.length = 0;
  complaints.length = 0;
});
afterEach(async () => {
  for (const live of lives.splice(0)) await live.stop();
});
afterAll(() => {
  host.close();
  host.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test('a host that hangs delays neither the map, once its module is known, nor an edit of it', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/shop/index.js': gives(app('two')) };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  const { etag } = await live.current();
  answers = { ...answers, '/cms/index.js': hangs, '/cms/integrity.json': hangs };
  expect((await live.current()).etag).toBe(etag);
  await until(() => open.size === 2);
  write({ [cms]: `${origin}/cms/index.js`, '@edu-app/shop': `${origin}/shop/index.js` });
  await until(async () => '@edu-app/shop' in (await served(live)).imports);
  expect(await served(live)).toMatchObject({
    imports: { '@edu-app/shop': `${origin}/shop/index.js` },
    integrity: {
      [`${origin}/cms/index.js`]: digestOf(app('one')),
      [`${origin}/shop/index.js`]: digestOf(app('two')),
    },
  });
  expect(open.size).toBe(2);
});

test('checks in progress are aborted with the server, and none begins afterwards', async () => {
  answers = { '/cms/index.js': gives(app('one')) };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  const { etag } = await live.current();
  answers = { '/cms/index.js': hangs };
  await live.current();
  await until(() => open.size > 0);
  await live.stop();
  await until(() => open.size === 0);
  requests.length = 0;
  expect((await live.current()).etag).toBe(etag);
  await fetch(`${origin}/marker`);
  expect(requests).toEqual(['/marker']);
  expect(complaints).toEqual([]);
});

test('a new line whose host hangs does not delay the map, and takes effect when its host answers', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/shop/index.js': hangs };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  const { etag } = await live.current();
  write({ [cms]: `${origin}/cms/index.js`, '@edu-app/shop': `${origin}/shop/index.js` });
  expect((await live.current()).etag).toBe(etag);
  await until(() => open.size > 0);
  expect((await live.current()).etag).toBe(etag);
  // no failure is known yet
  expect(complaints).toEqual([]);
  for (const response of open) gives(app('two'))(response);
  await until(async () => '@edu-app/shop' in (await served(live)).imports);
  expect(complaints).toEqual([]);
});

test('a new line whose host refuses is reported once, and the former address stays', async () => {
  answers = { '/cms/index.js': gives(app('one')) };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  const { etag } = await live.current();
  write({ [cms]: `${origin}/shop/index.js` });
  const response = () => complaints.filter((complaint) => complaint.includes('is held back'));
  await until(async () => {
    await live.current();
    return response().length > 0;
  });
  const looks = () => requests.filter((path) => path === '/shop/index.js').length;
  const lookCount = looks();
  await until(async () => {
    expect((await live.current()).etag).toBe(etag);
    return looks() > lookCount + 1;
  });
  expect(response()).toHaveLength(1);
});

test('an edit waits for the files that an ES entry loads, which are not fetched again once they are valid', async () => {
  const [path, file] = ['/es/assets/app.js', 'assets/app.js'];
  const entry = `import "./${file}"; export const mount = () => {}, unmount = () => {};`;
  answers = { '/cms/index.js': gives(app('one')), '/es/index.js': gives(entry) };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  await live.current();
  write({ [cms]: `${origin}/es/index.js` });
  await until(async () => {
    await live.current();
    return complaints.join().includes(`its file ${file} cannot be loaded: its host answers 404`);
  });
  expect((await served(live)).imports[cms]).toBe(`${origin}/cms/index.js`);
  answers = { ...answers, [path]: gives('export {};') };
  await until(async () => (await served(live)).imports[cms] === `${origin}/es/index.js`);
  const requestCount = requests.filter((request) => request === path).length;
  const looks = requests.length;
  await until(async () => {
    await live.current();
    return requests.length > looks + 4;
  });
  expect(requests.filter((request) => request === path)).toHaveLength(requestCount);
});

test('a check that ends between the validation of an edit and the serving of the map is not lost', async () => {
  let answer = () => {};
  answers['/late/index.js'] = (response) => {
    answer = () => gives(app('late'))(response);
  };
  const lines = new ForeignModules({
    moduleHosts: ['http://localhost:*'],
    pageOrigin: 'http://localhost:9000',
    warn: (sentence) => complaints.push(sentence),
    recheckAfter: -1,
  });
  const known = { imports: {} };
  const edit = { map: { imports: { [cms]: `${origin}/late/index.js` } }, faults: [] };
  const context = { moduleHosts: ['http://localhost:*'], pageOrigin: 'http://localhost:9000' };
  const judge = () =>
    lines.splitEdit(edit, known, { ...context, manifest: { modules: {} }, modules: folder });
  expect((await judge()).map.imports).toEqual({});
  answer();
  await until(() => lines.hasChanges);
  await lines.servable(known, known);
  expect(lines.hasChanges).toBe(true);
  expect((await judge()).map.imports).toEqual(edit.map.imports);
  await lines.servable(edit.map, known);
  expect(lines.hasChanges).toBe(false);
  await lines.stop();
});

test('a valid line takes effect when its own host answers, without waiting for others', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/shop/index.js': hangs };
  write({});
  const live = liveMap();
  await live.current();
  const lines = { [cms]: `${origin}/cms/index.js`, '@edu-app/shop': `${origin}/shop/index.js` };
  write({ ...lines, '@edu-app/bare': `${origin}/bare/index.js` });
  await until(async () => cms in (await served(live)).imports);
  expect(Object.keys((await served(live)).imports)).toEqual([cms]);
  await until(() => complaints.join().includes('"@edu-app/bare" is held back'));
  answers = { ...answers, '/bare/index.js': gives('System.register([], () => ({}))') };
  for (const response of open) gives(app('two'))(response);
  await until(async () => '@edu-app/shop' in (await served(live)).imports);
  await until(async () => {
    await live.current();
    return complaints.join().includes('it exports no mount and no unmount');
  });
  expect((await served(live)).imports).toEqual(lines);
  answers = { ...answers, '/bare/index.js': gives(app('mended')) };
  await until(async () => '@edu-app/bare' in (await served(live)).imports);
  expect((await live.current()).withheldEntries).toEqual([]);
});

test('stopping the server ends the wait for the first map', async () => {
  answers = { '/shop/index.js': hangs };
  write({ '@edu-app/shop': `${origin}/shop/index.js` });
  const live = liveMap();
  const waiting = live.current();
  await until(() => open.size > 0);
  await live.stop();
  expect(JSON.parse((await waiting).body).imports).toEqual({});
  expect(complaints).toEqual([]);
});

test('other bytes at the same address are detected', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/cms/integrity.json': list('aaaa') };
  const address = `${origin}/cms/index.js`;
  write({ [cms]: address });
  const live = liveMap();
  expect((await served(live)).integrity).toEqual({
    [address]: digestOf(app('one')),
    [`${origin}/cms/chunks/a.js`]: 'sha384-aaaa',
  });
  answers = { '/cms/index.js': gives(app('other')), '/cms/integrity.json': list('bbbb') };
  await until(async () => (await served(live)).integrity[address] === digestOf(app('other')));
  expect((await served(live)).integrity[`${origin}/cms/chunks/a.js`]).toBe('sha384-bbbb');
});

test('a list may have 500 files, and no more', async () => {
  const long = (count: number) => {
    const digests = Array.from({ length: count }, (_, n) => [`chunks/${n}.js`, 'sha384-aaaa']);
    return gives(JSON.stringify(Object.fromEntries(digests)), 'application/json');
  };
  answers = { '/cms/index.js': gives(app('one')), '/cms/integrity.json': long(500) };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  expect(Object.keys((await served(live)).integrity)).toHaveLength(501);
  const other = '@edu-app/shop';
  answers = { ...answers, '/shop/index.js': gives(app('two')), '/shop/integrity.json': long(501) };
  write({ [cms]: `${origin}/cms/index.js`, [other]: `${origin}/shop/index.js` });
  await until(async () => {
    expect((await served(live)).imports).not.toHaveProperty(other);
    return complaints.join().includes('its integrity.json lists more than 500 files');
  });
});

test('an unreadable list of digests is not treated as empty: the line waits until it can be read', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/cms/integrity.json': busy };
  write({});
  const live = liveMap();
  await live.current();
  write({ [cms]: `${origin}/cms/index.js` });
  await until(async () => {
    expect((await served(live)).imports).toEqual({});
    return complaints.join().includes('its integrity.json cannot be read: its host answers 503');
  });
  answers = { ...answers, '/cms/integrity.json': list('aaaa') };
  await until(async () => cms in (await served(live)).imports);
  expect((await served(live)).integrity[`${origin}/cms/chunks/a.js`]).toBe('sha384-aaaa');
});

test('a page in place of a list is no list: the line takes effect, with one note', async () => {
  answers = {
    '/cms/index.js': gives(app('one')),
    '/cms/integrity.json': gives('<!doctype html>', 'text/html'),
  };
  write({});
  const live = liveMap();
  await live.current();
  write({ [cms]: `${origin}/cms/index.js` });
  await until(async () => cms in (await served(live)).imports);
  const looks = () => requests.filter((path) => path === '/cms/integrity.json').length;
  const lookCount = looks();
  await until(async () => {
    await live.current();
    return looks() > lookCount;
  });
  expect(complaints).toEqual([expect.stringContaining('taken as no list')]);
});

test('known digests are kept while the list cannot be read', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/cms/integrity.json': list('aaaa') };
  write({ [cms]: `${origin}/cms/index.js` });
  const live = liveMap();
  const { etag } = await live.current();
  answers = { ...answers, '/cms/integrity.json': busy };
  await until(async () => {
    await live.current();
    return complaints
      .join()
      .includes('stays: its integrity.json cannot be read: its host answers 503');
  });
  expect((await live.current()).etag).toBe(etag);
});

test('the map contains the formats of modules, found by the usual check or by a separate one', async () => {
  answers = {
    '/cms/index.js': gives('export const mount = 1;'),
    '/shop/index.js': gives('System.register([], () => ({}))'),
    '/pinned/index.js': gives('import "react"; export {};'),
  };
  const pinned = `${origin}/pinned/index.js`;
  write(
    {
      [cms]: `${origin}/cms/index.js`,
      '@edu-app/shop': `${origin}/shop/index.js`,
      '@edu-app/pinned': pinned,
    },
    { [pinned]: digestOf('import "react"; export {};') },
  );
  const live = liveMap();
  await until(async () => pinned in ((await served(live)).formats ?? {}));
  expect((await served(live)).formats).toEqual({
    [`${origin}/cms/index.js`]: 'es',
    [`${origin}/shop/index.js`]: 'system',
    [pinned]: 'es',
  });
  expect(requests.filter((path) => path === '/pinned/index.js')).toHaveLength(1);
  await live.stop();
});

test('a pinned line whose host does not answer is served, since browsers verify it', async () => {
  answers = {};
  const pinned = `${origin}/gone/index.js`;
  write({ '@edu-app/gone': pinned }, { [pinned]: digestOf('x') });
  const live = liveMap();
  await live.current();
  await until(() => requests.includes('/gone/index.js'));
  const map = await served(live);
  expect(map.imports['@edu-app/gone']).toBe(pinned);
  expect(map.formats).toBeUndefined();
  await live.stop();
});

test('a digest that an edit moved to other bytes holds its line back; an unverifiable one does not', async () => {
  answers = { '/cms/index.js': gives(app('one')), '/cms/v2.js': gives(app('two')) };
  const [first, second] = [`${origin}/cms/index.js`, `${origin}/cms/v2.js`];
  write({ [cms]: first }, { [first]: digestOf(app('one')) });
  const live = liveMap();
  await live.current();
  const far = `${origin}/far/index.js`;
  const lines = { [cms]: second, '@edu-app/far': far };
  // the result of search and replace in the file
  write(lines, { [second]: digestOf(app('one')), [far]: digestOf('x') });
  await until(async () => far === (await served(live)).imports['@edu-app/far']);
  expect(complaints.join()).toContain('its bytes are not those whose integrity');
  expect((await served(live)).imports[cms]).toBe(first);
  write(lines, { [second]: digestOf(app('two')), [far]: digestOf('x') });
  await until(async () => (await served(live)).imports[cms] === second);
  expect((await served(live)).integrity[second]).toBe(digestOf(app('two')));
});

test('a module of this site that is not from our build is checked in its folder', async () => {
  const ownAddress = '/modules/own/index.js';
  mkdirSync(join(folder, 'modules/own'), { recursive: true });
  writeFileSync(join(folder, ownAddress), 'export const mount = 1;');
  write({ '@edu-app/own': ownAddress, '@edu-app/gone': '/modules/gone/index.js' });
  const live = liveMap();
  await until(async () => ownAddress in ((await served(live)).formats ?? {}));
  expect((await served(live)).formats).toEqual({ [ownAddress]: 'es' });
  await live.stop();
});
