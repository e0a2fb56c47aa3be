// Checks of many lines at once: number of requests, concurrency, and conditional headers.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ForeignChecks } from './foreign-checks';

interface ModuleHost {
  readonly origin: string;
  readonly requests: { readonly path: string; readonly condition: string | undefined }[];
  /** Greatest number of concurrent requests. */
  mostConcurrent: number;
  /** True if the host never answers. */
  hangs: boolean;
  /** Content of the files, as part of their text. */
  version: number;
}

const servers: Server[] = [];

async function startHost(): Promise<ModuleHost> {
  let open = 0;
  const answer = (path: string, condition: string | undefined, reply: ServerResponse) => {
    const isList = path.endsWith('.json');
    const etag = `"${moduleHost.version}"`;
    const type = isList ? 'application/json' : 'text/javascript';
    const headers = { etag, 'content-type': type, 'access-control-allow-origin': '*' };
    const text = isList
      ? JSON.stringify({ 'a.js': `sha384-a${moduleHost.version}` })
      : `System.register([], () => ({})); // ${moduleHost.version}`;
    if (condition === etag) reply.writeHead(304).end();
    else reply.writeHead(200, headers).end(text);
  };
  const server = createServer((request, reply) => {
    const [path, condition] = [request.url ?? '', request.headers['if-none-match']];
    moduleHost.requests.push({ path, condition });
    open += 1;
    moduleHost.mostConcurrent = Math.max(moduleHost.mostConcurrent, open);
    reply.on('close', () => {
      open -= 1;
    });
    if (!moduleHost.hangs) setTimeout(() => answer(path, condition, reply), 5);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const moduleHost: ModuleHost = {
    origin,
    requests: [],
    mostConcurrent: 0,
    hangs: false,
    version: 1,
  };
  return moduleHost;
}

const lines = ({ origin }: ModuleHost, count = 40) =>
  Array.from({ length: count }, (_, i) => `${origin}/n/index-${i}.js`);

const warnings: string[] = [];
let checks: ForeignChecks;
beforeEach(() => {
  warnings.length = 0;
  checks = new ForeignChecks({
    moduleHosts: ['http://localhost:*'],
    pageOrigin: 'http://localhost:9000',
    warn: (sentence) => warnings.push(sentence),
    recheckAfter: -1,
  });
});
afterEach(async () => {
  await checks.stop();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const listsOf = ({ requests }: ModuleHost) => requests.filter(({ path }) => path.endsWith('.json'));

test('the list of a folder is fetched once, and only a few files at a time', async () => {
  const moduleHost = await startHost();
  await checks.checkDue(lines(moduleHost));
  expect(lines(moduleHost).every((address) => checks.has(address))).toBe(true);
  expect(listsOf(moduleHost)).toHaveLength(1);
  expect(moduleHost.requests).toHaveLength(41);
  expect(moduleHost.mostConcurrent).toBeLessThanOrEqual(4);
});

test('known files are requested conditionally, and unchanged ones are no change', async () => {
  const moduleHost = await startHost();
  await checks.checkDue(lines(moduleHost));
  const { changeCount } = checks;
  const digests = new Map(checks.digests([]));
  moduleHost.requests.length = 0;
  await checks.checkDue(lines(moduleHost));
  expect(moduleHost.requests.every(({ condition }) => condition === '"1"')).toBe(true);
  expect([checks.changeCount, new Map(checks.digests([]))]).toEqual([changeCount, digests]);
  expect(warnings).toEqual([]);
});

test('other bytes at a known address are a change, with the present list', async () => {
  const moduleHost = await startHost();
  const [address = ''] = lines(moduleHost, 1);
  await checks.checkDue([address]);
  const digestsBefore = checks.digests([]).get(address);
  moduleHost.version = 2;
  await checks.checkDue([address]);
  const after = checks.digests([]).get(address);
  expect(after?.[address]).not.toBe(digestsBefore?.[address]);
  expect(after?.[`${moduleHost.origin}/n/a.js`]).toBe('sha384-a2');
});

test('a host that hangs does not delay requests to another one', async () => {
  const [dead, good] = [await startHost(), await startHost()];
  dead.hangs = true;
  const looks = checks.checkDue([...lines(dead), ...lines(good)]);
  const end = Date.now() + 4000;
  while (!lines(good).every((address) => checks.has(address))) {
    if (Date.now() > end) throw new Error('The good host waits for the other.');
    await new Promise((later) => setTimeout(later, 10));
  }
  expect(lines(dead).some((address) => checks.has(address))).toBe(false);
  expect(dead.mostConcurrent).toBeLessThanOrEqual(4);
  await checks.stop();
  await looks;
  expect(warnings).toEqual([]);
});
