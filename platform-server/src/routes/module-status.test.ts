import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract, errorCodes, type ModuleStatus } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { runHousekeeping } from '../housekeeping';
import { mapServerFixture } from '../testing/map-server-fixture';

const { importMap, moduleReport, moduleStatus } = contract;
const map = mapServerFixture({ IMPORT_MAP_APPROVAL: '' });
const { as, change, server } = map;
const CMS = '@edu-app/cms';
const sum = (counts: readonly number[]) => counts.reduce((total, value) => total + value, 0);

const board = async () => (await server.call(moduleStatus.find, {}, as(map.operator))).data;
const cms = async (): Promise<ModuleStatus> =>
  (await board()).modules.find(({ name }: ModuleStatus) => name === CMS);
const loads = async () => sum((await cms()).loads);
const count = (modules: unknown, ip = '203.0.113.1') =>
  server.call(moduleStatus.countLoads, { modules } as never, { ip });

it('people without the permission, such as a tenant’s administrator, get nothing', async () => {
  const administrator = await server.login('13900000001');
  for (const [endpoint, input] of [
    [moduleStatus.find, {}],
    [moduleStatus.compare, { address: 'https://other.example/importmap.json' }],
  ] as const) {
    const refusal = await server.call(endpoint, input, as(administrator));
    expect(refusal).toMatchObject({ code: errorCodes.forbidden, data: null });
    expect((await server.call(endpoint, input)).code).toBe(errorCodes.notLoggedIn);
  }
});

describe('loads', () => {
  it('are counted for modules of the map, from anybody, and for no others', async () => {
    const v1 = `${map.origin}/v1/index.js`;
    const loadsBefore = await loads();
    const sent = [
      { module: CMS, address: v1 },
      { module: CMS, address: `${v1}?retry=2` },
      { module: CMS, address: 'https://evil.example/x.js' },
      { module: '@edu-app/nothing', address: v1 },
    ];
    expect((await count(sent)).code).toBe(errorCodes.ok);
    expect(await loads()).toBe(loadsBefore + 1);
    expect((await count([{ module: CMS, address: v1 }])).code).toBe(errorCodes.ok);
    expect(await loads()).toBe(loadsBefore + 2);
    const rows = await server.db.executeAsSystem(sql`SELECT module, address FROM module_load`);
    expect(rows).toEqual([{ module: CMS, address: v1 }]);
  });

  it('are still counted for pages that run the former map', async () => {
    const v1 = { module: CMS, address: `${map.origin}/v1/index.js` };
    await change({ action: 'set', name: CMS, address: `${map.origin}/v2/index.js` });
    const loadsBefore = await loads();
    await count([v1]);
    expect(await loads()).toBe(loadsBefore + 1);
  });

  it.each([
    ['no list', undefined],
    ['an empty list', []],
    ['too many', Array.from({ length: 201 }, () => ({ module: CMS, address: '/x.js' }))],
    ['a name that is too long', [{ module: 'x'.repeat(129), address: '/x.js' }]],
    ['unknown members', [{ module: CMS, address: '/x.js', count: 99 }]],
  ])('are refused with %s', async (_, modules) => {
    expect((await count(modules)).code).toBe(errorCodes.invalidInput);
  });

  it('are limited by network', async () => {
    const request = [{ module: CMS, address: '/x.js' }];
    for (let i = 0; i < 300; i += 1) await count(request, '198.51.100.7');
    expect((await count(request, '198.51.100.7')).code).toBe(errorCodes.tooManyRequests);
    expect((await count(request, '198.51.101.7')).code).toBe(errorCodes.ok);
  });

  it('are deleted after 14 days', async () => {
    await server.db.executeAsSystem(sql`INSERT INTO module_load VALUES
      (now() - interval '15 days', 'old', '/x.js', 1), (now() - interval '13 days', 'young', '/x.js', 1)`);
    await runHousekeeping(server.db, { auditDays: 365 });
    const rows = await server.db.executeAsSystem(
      sql`SELECT module FROM module_load WHERE module IN ('old', 'young')`,
    );
    expect(rows).toEqual([{ module: 'young' }]);
  });
});

it('the board shows since when, by whom and why a version is current, and which versions there were', async () => {
  await change({ action: 'set', name: CMS, address: `${map.origin}/v3/index.js`, why: 'CMS 3' });
  await change({ action: 'set', name: CMS, address: `${map.origin}/v1/index.js`, why: 'back' });
  const { current, versions } = await cms();
  expect(current).toMatchObject({
    who: '周运营',
    why: 'back',
    address: `${map.origin}/v1/index.js`,
  });
  expect(versions.map(({ address }) => address.split('/')[3])).toEqual(['v3', 'v2', 'v1']);
  expect(versions.at(-1)?.action).toBe('start');
});

it('the board offers to go back to the former version, and further back the next time', async () => {
  const to = async (...steps: number[]) => {
    for (const step of steps)
      await change({ action: 'set', name: CMS, address: `${map.origin}/v${step}/index.js` });
    const { address, versions } = await cms();
    const index = versions.findIndex((version) => version.address === address);
    return [...versions.slice(index + 1), ...versions.slice(0, index)].map((version) =>
      version.address.split('/')[3]?.slice(1),
    );
  };
  // v1 is current, v2 and v3 were rolled back
  expect(await to(2, 3)).toEqual(['2', '1']);
  expect(await to(1, 3)).toEqual(['1', '2']);
  expect(await to(2)).toEqual(['3', '1']);
  expect(await to(3)).toEqual(['1', '2']);
  expect(await to(1)).toEqual(['2', '3']);
});

it('a change accepts the revision in the body, for clients that cannot send the header, and refuses an old one', async () => {
  const { etag } = await board();
  const input = {
    action: 'set',
    name: CMS,
    address: `${map.origin}/v2/index.js`,
    why: 'x',
  } as const;
  const callOk = await server.call(importMap.change, { ...input, etag }, as(map.operator));
  expect(callOk).toMatchObject({ code: 0, data: { status: 'applied' } });
  const secondInput = { ...input, address: `${map.origin}/v3/index.js`, etag };
  const lateReply = await server.call(importMap.change, secondInput, as(map.operator));
  expect(lateReply).toMatchObject({ status: 412, code: errorCodes.conflict });
});

it('the board counts failures of current versions separately from those of former ones', async () => {
  const fault = {
    module: CMS,
    revision: null,
    kind: 'http',
    phase: 'load',
    status: 500,
    message: '',
  };
  const moduleBefore = await cms();
  for (const path of ['v2', 'v1']) {
    const report = { ...fault, address: `${map.origin}/${path}/index.js` } as const;
    await server.call(moduleReport.send, report, { ip: '203.0.113.9' });
  }
  const after = await cms();
  expect(after.faultsNow).toBe(moduleBefore.faultsNow + 1);
  expect(sum(after.faults)).toBe(sum(moduleBefore.faults) + 2);
  expect(after.faults).toHaveLength(24);
});

describe('comparing with the map of another address', () => {
  const answers: Record<string, [status: number, body: string, headers?: Record<string, string>]> =
    {
      '/importmap.json': [
        200,
        '{"imports":{"@edu-app/cms":"/x.js","react":"/r.js"},"rollouts":[]}',
      ],
      '/page': [200, '<!doctype html>'],
      '/gone': [404, ''],
      '/moved': [302, '', { location: '/importmap.json' }],
      '/huge': [200, 'x'.repeat(1_100_000)],
    };
  const otherHost = createServer((request, reply) => {
    const [status, body, headers] = answers[request.url ?? ''] ?? [404, ''];
    reply.writeHead(status, headers).end(body);
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => otherHost.listen(0, '127.0.0.1', done));
    origin = `http://localhost:${(otherHost.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    otherHost.close();
    otherHost.closeAllConnections();
  });
  const compare = (address: string) =>
    server.call(moduleStatus.compare, { address }, as(map.operator));

  it('is done by the server, line by line', async () => {
    const { data } = await compare(`${origin}/importmap.json`);
    const ownAddress = `${map.origin}/v2/index.js`;
    expect(data.modules).toEqual([
      { name: CMS, here: ownAddress, there: '/x.js', same: false },
      { name: 'react', here: null, there: '/r.js', same: false },
    ]);
  });

  it.each([
    ['/page', '不是模块清单'],
    ['/gone', '应答 404'],
    ['/moved', '转到了另一个地址'],
    ['/huge', '超过 1 MB'],
  ])('explains what is wrong with %s', async (path, words) => {
    const refused = await compare(`${origin}${path}`);
    expect(refused.code).toBe(errorCodes.invalidInput);
    expect(refused.data.fields.address).toContain(words);
  });

  it('distinguishes a host without a server from one that disconnects', async () => {
    const cut = createServer((request) => request.socket.destroy());
    await new Promise<void>((done) => cut.listen(0, '127.0.0.1', done));
    const cutAddress = `http://localhost:${(cut.address() as AddressInfo).port}/importmap.json`;
    expect((await compare(cutAddress)).data.fields.address).toBe('主机中断了连接');
    await new Promise((done) => cut.close(done));
    expect((await compare(cutAddress)).data.fields.address).toBe('该地址没有服务在运行');
  });

  it.each([
    ['https://other.example/importmap.json', 'MODULE_HOSTS'],
    ['http://169.254.169.254/latest', '完整的 https 地址'],
    ['http://10.0.0.1/importmap.json', '完整的 https 地址'],
    ['https://user:x@localhost/', '完整的 https 地址'],
    ['file:///etc/passwd', '完整的 https 地址'],
    ['importmap.json', '完整的 https 地址'],
    ['http://localhost:9/importmap.json', '请检查主机和端口'],
  ])('makes no request to a host that is not allowed: %s', async (address, words) => {
    const refused = await compare(address);
    expect(refused.data.fields.address).toContain(words);
  });
});
