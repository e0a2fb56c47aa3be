import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileLiveMap } from './live-map';

/** Results of checks that are available after a restart, while the hosts are unreachable. */
const app =
  'System.register([], function (e) { e({ mount: f, unmount: f }); function f() {} return {}; });';
const cms = '@edu-app/cms';

let folder: string;
let host: Server;
let address: string;
let requestCount = 0;
let away = false;
const lives: FileLiveMap[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'im-memory-'));
  [requestCount, away] = [0, false];
  host = createServer((request, reply) => {
    requestCount += 1;
    // an unreachable host never answers
    if (away) return;
    const known = request.url === '/index.js';
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    reply.writeHead(known ? 200 : 404, headers).end(known ? app : '');
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  address = `http://localhost:${(host.address() as AddressInfo).port}/index.js`;
  writeFileSync(join(folder, 'importmap.json'), JSON.stringify({ imports: { [cms]: address } }));
});
afterEach(async () => {
  for (const live of lives.splice(0)) await live.stop();
  host.close();
  host.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const memoryFile = () => join(folder, 'data/foreign-lines.json');

function started(moduleHosts = ['http://localhost:*']): FileLiveMap {
  const live = new FileLiveMap({
    mapFile: join(folder, 'importmap.json'),
    manifestFile: join(folder, 'none.json'),
    moduleHosts,
    pageOrigin: 'http://localhost:9000',
    warn: () => {},
    memoryFile: memoryFile(),
  });
  lives.push(live);
  return live;
}

/** Starts a server, reads the map, and stops it. */
async function run(): Promise<Record<string, unknown>> {
  const live = started();
  const { body } = await live.current();
  await live.stop();
  return JSON.parse(body);
}

test('a start waits for no host that was checked before, and serves the same', async () => {
  const memoryBefore = await run();
  expect(memoryBefore).toMatchObject({
    imports: { [cms]: address },
    formats: { [address]: 'system' },
  });
  [requestCount, away] = [0, true];
  expect(await run()).toEqual(memoryBefore);
  expect(requestCount).toBe(0);
});

test('the file is written completely and contains only digests', async () => {
  const { integrity } = await run();
  const { [address]: line } = JSON.parse(readFileSync(memoryFile(), 'utf8'));
  expect(line).toEqual({ files: integrity, format: 'system' });
});

test('a host that is no longer allowed is not restored', async () => {
  await run();
  const { body } = await started([]).current();
  expect(JSON.parse(body).imports).toEqual({});
});

test.each(['', '{"', '[]', '{"x":{"files":5}}'])(
  'a damaged file (%j) is ignored: the host is checked',
  async (text) => {
    const memoryBefore = await run();
    writeFileSync(memoryFile(), text);
    requestCount = 0;
    expect(await run()).toEqual(memoryBefore);
    expect(requestCount).toBeGreaterThan(0);
  },
);

test('without checks no file is written', async () => {
  writeFileSync(join(folder, 'importmap.json'), JSON.stringify({ imports: {} }));
  await run();
  expect(existsSync(memoryFile())).toBe(false);
});
