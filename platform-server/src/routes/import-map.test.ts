import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { MapKeeper } from '../import-map/keeper';
import { MapMirror } from '../import-map/mirror';
import { seedId } from '../seed/seed-id';
import { type CallOptions, startTestServer, type TestServer } from '../testing/test-server';

const application = (version: number, imports: readonly string[] = []) =>
  `System.register(${JSON.stringify(imports)}, function (e) { return { execute: function () {
    e({ version: "${version}.0.0", mount: f, unmount: f }); function f() {}
  } }; });`;

/** What the module host answers, by path. */
const files: Record<
  string,
  { text: string; status?: number; type?: string; cors?: string | null }
> = {
  '/v1/index.js': { text: application(1) },
  '/v1/integrity.json': {
    text: JSON.stringify({ 'chunks/a.js': 'sha384-abc' }),
    type: 'application/json',
  },
  '/v2/index.js': { text: application(2) },
  '/v3/index.js': { text: application(3) },
  '/needs/index.js': { text: application(1, ['lodash']) },
  '/bare/index.js': { text: 'System.register([], function () { return {}; });' },
  '/page/index.js': { text: '<!doctype html>', type: 'text/html' },
  '/closed/index.js': { text: application(1), cors: null },
  '/script/index.js': { text: 'window.x = 1;' },
  '/unsure/index.js': { text: application(1) },
  '/unsure/integrity.json': { text: '', status: 503 },
};

let host: Server;
let origin: string;
let server: TestServer;
let operator: string;
const folder = mkdtempSync(join(tmpdir(), 'im-routes-'));
const mapFile = join(folder, 'importmap.json');
const { importMap, moduleReport, audit } = contract;

const write = (map: object) => writeFileSync(mapFile, JSON.stringify(map, null, 2));
const onDisk = () => JSON.parse(readFileSync(mapFile, 'utf8'));
const current = () => server.services.importMap.live.current();
const served = async () => JSON.parse((await current()).body);
const as = (token: string, ifMatch?: string) => ({
  token,
  ...(ifMatch && { headers: { 'if-match': ifMatch } }),
});
const state = async () => (await server.call(importMap.state, {}, as(operator))).data;
const change = async (wish: Record<string, unknown>, ifMatch?: string, token = operator) =>
  server.call(
    importMap.change,
    { why: 'a test', ...wish },
    as(token, ifMatch ?? (await state()).etag),
  );
const fail = (sentence: string): void => {
  throw new Error(sentence);
};
const history = async () => (await server.call(importMap.history, {}, as(operator))).data;

async function start(env: NodeJS.ProcessEnv = {}) {
  write({ imports: { '@edu-app/cms': `${origin}/v1/index.js` } });
  server = await startTestServer({}, { IMPORT_MAP: mapFile, ...env });
  const { live, keeper } = server.services.importMap;
  await live.follow(keeper);
  operator = await server.login('13900000000');
}

beforeAll(async () => {
  host = createServer((request, reply) => {
    const known = files[request.url ?? ''];
    const { text = '', status = 200, type = 'text/javascript', cors = '*' } = known ?? {};
    reply.writeHead(known ? status : 404, {
      'content-type': type,
      ...(cors && { 'access-control-allow-origin': cors }),
    });
    reply.end(text);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.close();
  host.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('changing the map', () => {
  beforeAll(() => start(), 60_000);
  afterAll(() => server.close());

  it('is for those who have the permission', async () => {
    const administrator = await server.login('13900000001');
    const refused = await change({ action: 'remove', name: '@edu-app/cms' }, '"x"', administrator);
    expect(refused.code).toBe(errorCodes.forbidden);
    expect((await server.call(importMap.state, {}, as(administrator))).code).toBe(40300);
    expect((await server.call(importMap.state)).code).toBe(errorCodes.notLoggedIn);
  });

  it('needs the revision that the author has seen, and a reason', async () => {
    const wish = { action: 'set', name: '@edu-app/cms', address: `${origin}/v2/index.js` };
    const blind = await server.call(importMap.change, { ...wish, why: 'x' }, as(operator));
    expect(blind).toMatchObject({ status: 428, code: errorCodes.invalidInput });
    expect(await change(wish, '"long-gone"')).toMatchObject({ status: 412, code: 40900 });
    expect((await change({ ...wish, why: ' ' })).data.fields.why).toBe('请说明变更原因');
    expect(onDisk().imports['@edu-app/cms']).toBe(`${origin}/v1/index.js`);
  });

  it('writes address and integrity, and records who, when and why', async () => {
    const address = `${origin}/v2/index.js`;
    const { etag } = await current();
    const done = await change({ action: 'set', name: '@edu-app/cms', address, why: 'CMS 2' }, etag);
    expect(done).toMatchObject({ code: 0, data: { status: 'applied' } });
    expect(onDisk().imports['@edu-app/cms']).toBe(address);
    expect(onDisk().integrity[address]).toMatch(/^sha384-/);
    expect((await served()).integrity[address]).toBe(onDisk().integrity[address]);
    const [newest] = await history();
    expect(newest).toMatchObject({
      action: 'set',
      who: '周运营',
      why: 'CMS 2',
      changes: [{ name: '@edu-app/cms', from: `${origin}/v1/index.js`, to: address }],
    });
    const trail = await server.call(
      audit.findByCondition,
      { pageNum: 1, pageSize: 5, action: 'importmap.set' },
      as(operator),
    );
    expect(trail.data.list[0]).toMatchObject({ target: '@edu-app/cms' });
  });

  it('lets one of two concurrent changes win and tells the other', async () => {
    const { etag } = await state();
    const replies = await Promise.all(
      ['/v1', '/v3'].map((path) =>
        change({ action: 'set', name: '@edu-app/cms', address: `${origin}${path}/index.js` }, etag),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    const won = replies.find(({ code }) => code === 0);
    expect(onDisk().imports['@edu-app/cms']).toBe(won?.data.changes[0].to);
  });

  it.each([
    ['/missing/index.js', 'answers 404'],
    ['/page/index.js', 'not JavaScript'],
    ['/closed/index.js', 'Access-Control-Allow-Origin'],
    ['/script/index.js', 'not a System module'],
    ['/bare/index.js', 'exports no mount and no unmount'],
    ['/needs/index.js', 'needs "lodash"'],
    ['/unsure/index.js', 'integrity.json cannot be read: its host answers 503'],
  ])('refuses %s: %s', async (path, reason) => {
    const before = onDisk();
    const reply = await change({
      action: 'set',
      name: '@edu-app/cms',
      address: `${origin}${path}`,
    });
    expect(reply.code).toBe(errorCodes.invalidInput);
    expect(reply.data.problems.join()).toContain(reason);
    expect(onDisk()).toEqual(before);
  });

  it.each(['//evil.example/x.js', 'data:text/javascript,1', 'https://evil.example/x.js'])(
    'refuses the address %s, even forced',
    async (address) => {
      const wish = { action: 'set', name: '@edu-app/cms', address, force: true };
      expect((await change(wish)).code).toBe(errorCodes.invalidInput);
    },
  );

  it.each(['constructor', 'toString', '@edu-app/a/b', '@edu-app/assets', '@edu/root-config/'])(
    'refuses the name %s, forced or rolled out, and the history is as it was',
    async (name) => {
      const before = await history();
      const address = `${origin}/v1/index.js`;
      const added = await change({ action: 'add', name, address, force: true });
      const rollout = { module: name, address, percent: 5, why: 'x', force: true };
      const rolled = await server.call(importMap.rollOut, rollout, as(operator));
      for (const reply of [added, rolled]) {
        expect(reply).toMatchObject({ status: 200, code: errorCodes.invalidInput });
        expect(reply.data.reason).toContain(`The name "${name}"`);
      }
      expect(await history()).toEqual(before);
    },
  );

  it('may be forced past the preflight, on the record', async () => {
    const address = `${origin}/needs/index.js`;
    const reply = await change({ action: 'set', name: '@edu-app/cms', address, force: true });
    expect(reply.data.objections.join()).toContain('lodash');
    expect((await history())[0]).toMatchObject({ forced: true });
  });

  it('adds with the digests that the module lists, removes, and rolls back', async () => {
    const address = `${origin}/v1/index.js`;
    await change({ action: 'add', name: '@edu-app/garden', address });
    expect(onDisk().integrity[`${origin}/v1/chunks/a.js`]).toBe('sha384-abc');
    await change({ action: 'remove', name: '@edu-app/garden' });
    expect(onDisk().imports).not.toHaveProperty('@edu-app/garden');
    expect(onDisk().integrity).not.toHaveProperty([`${origin}/v1/chunks/a.js`]);
    await change({ action: 'rollback', steps: 1 });
    expect(onDisk().imports['@edu-app/garden']).toBe(address);
    expect((await change({ action: 'rollback', steps: 999 })).code).toBe(errorCodes.notFound);
  });

  it('notices an edit of the file', async () => {
    const map = onDisk();
    delete map.imports['@edu-app/garden'];
    write(map);
    expect((await served()).imports).not.toHaveProperty('@edu-app/garden');
    expect((await history())[0]).toMatchObject({
      action: 'file',
      who: `edit of the file on ${hostname()}`,
      changes: [{ name: '@edu-app/garden', to: null }],
    });
  });
});

describe('a change that comes in between', () => {
  beforeAll(() => start(), 60_000);
  afterAll(() => server.close());
  const add = (name: string) =>
    change({ action: 'add', name, address: `${origin}/v2/index.js`, why: 'quicker' });
  const actions = async () => (await history()).map((one: { action: string }) => one.action);

  it('is no edit of the file for a look that took its time', async () => {
    const { keeper } = server.services.importMap;
    const { text } = await keeper.read();
    write({ imports: { '@edu-app/cms': `${origin}/v3/index.js` } });
    let asked = 0;
    // a foreign host is waited for, and meanwhile somebody edits the same lines by call
    const { inForce } = await keeper.settle(async () => {
      asked += 1;
      writeFileSync(mapFile, text);
      await add('@edu-app/garden');
    });
    expect([asked, inForce.text]).toEqual([1, readFileSync(mapFile, 'utf8')]);
    expect(await actions()).toEqual(['add', 'start']);
    await change({ action: 'rollback', steps: 1 });
    expect(onDisk()).toEqual(JSON.parse(text));
  });

  it('is told to the author of another, and is nothing but itself in the history', async () => {
    const before = await actions();
    let reached = (): void => {};
    let release = (): void => {};
    const waits = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    // the real database, with somebody before us
    const db: Database = Object.create(server.db, {
      withSystem: {
        value: async (work: Parameters<Database['withSystem']>[0]) => {
          reached();
          await gate;
          return server.db.withSystem(work);
        },
      },
    });
    const premises = async () => ({
      ...{ moduleHosts: [], pageOrigin: origin, manifest: { modules: {} }, modules: folder },
    });
    const { etag } = await server.services.importMap.keeper.read();
    const mirror = new MapMirror({
      ...{ db: server.db, mapFile, dataDirectory: folder, host: 'slow', approval: false },
      ...{ complain: fail, note: fail },
    });
    const slow = new MapKeeper({ db, mirror, approval: false, premises });
    const outcome = slow.change(
      { action: 'remove', name: '@edu-app/cms' },
      { author: { who: 'slow', account: null }, why: 'late', ifMatch: etag },
    );
    outcome.catch(() => {});
    await waits;
    await add('@edu-app/shop');
    release();
    await expect(outcome).rejects.toMatchObject({ kind: 'conflict' });
    expect(await actions()).toEqual(['add', ...before]);
  });
});

describe('a rollout', () => {
  beforeAll(() => start(), 60_000);
  afterAll(() => server.close());

  const rollOut = (wish: Record<string, unknown>) =>
    server.call(
      importMap.rollOut,
      { module: '@edu-app/cms', why: 'a test', ...wish },
      as(operator),
    );
  const report = (address: string, options: CallOptions = {}) =>
    server.call(
      moduleReport.send,
      {
        module: '@edu-app/cms',
        address,
        revision: null,
        kind: 'evaluation',
        phase: 'load',
        status: null,
        message: 'boom',
      },
      options,
    );

  it('travels with the served map, with its digest', async () => {
    const address = `${origin}/v2/index.js`;
    const etag = (await current()).etag;
    const done = await rollOut({
      address,
      percent: 10,
      tenants: ['new.localhost'],
      accounts: ['13900000002'],
      haltAfter: 3,
    });
    expect(done.code).toBe(0);
    const map = await served();
    expect(map.imports['@edu-app/cms']).toBe(`${origin}/v1/index.js`);
    expect(map.rollouts).toEqual([
      {
        id: expect.any(String),
        module: '@edu-app/cms',
        address,
        integrity: map.integrity[address],
        percent: 10,
        tenants: [expect.stringMatching(/^[0-9a-f]{64}$/)],
        accounts: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      },
    ]);
    const [{ id, tenants, accounts }] = map.rollouts;
    const mark = (name: string) =>
      createHash('sha256')
        .update(id + name)
        .digest('hex');
    expect(tenants).toEqual([mark('new.localhost')]);
    expect(accounts).toEqual([mark(seedId('account:13900000002'))]);
    const { body } = await current();
    expect(body).not.toContain('new.localhost');
    expect(body).not.toContain(seedId('account:13900000002'));
    expect((await current()).etag).not.toBe(etag);
  });

  it('keeps its buckets while the percentage grows', async () => {
    const [{ id }] = (await served()).rollouts;
    await rollOut({ percent: 50 });
    expect((await served()).rollouts[0]).toMatchObject({ id, percent: 50 });
  });

  const failing = () => `${origin}/v2/index.js`;
  const phones = ['13900000001', '13900000002', '13900000003'];
  const from = (n: number) => `198.51.${n}.1`;

  it('is not halted by strangers, by one person or from one network', async () => {
    for (let i = 0; i < 5; i += 1) await report(failing(), { ip: from(i) });
    const [first = '', ...others] = await Promise.all(phones.map((one) => server.login(one)));
    for (let i = 0; i < 5; i += 1) await report(failing(), { token: first, ip: from(i) });
    expect((await state()).rollouts[0]).toMatchObject({
      ...{ failures: 1, networks: 5, anonymous: 5, status: 'active' },
    });
    await rollOut({ percent: 0 });
    await server.db.read(sql`DELETE FROM module_report`);
    for (const token of [first, ...others]) await report(failing(), { token, ip: from(1) });
    const demo = await server.call(contract.account.demoLogin, { adminFlag: 1 });
    await report(failing(), { token: demo.data.token, ip: from(2) });
    await report(failing(), { token: 'made-up', ip: from(3) });
    expect((await state()).rollouts[0]).toMatchObject({
      ...{ failures: 3, networks: 1, anonymous: 2, status: 'active' },
    });
    expect((await state()).failures[0]).toMatchObject({ count: 5, anonymous: 2 });
    await server.db.read(sql`DELETE FROM module_report`);
  });

  it('halts by itself when its version keeps failing, and only that version', async () => {
    const tokens = await Promise.all(phones.map((one) => server.login(one)));
    const all = (address: string, some = tokens) =>
      Promise.all(some.map((token, i) => report(address, { token, ip: from(i) })));
    await all(`${origin}/v1/index.js`);
    await all(`${failing()}?retry=1`, tokens.slice(0, 2));
    expect((await served()).rollouts).toHaveLength(1);
    expect((await state()).rollouts[0]).toMatchObject({ failures: 2, status: 'active' });
    await all(failing());
    expect(await served()).not.toHaveProperty('rollouts');
    expect((await state()).rollouts[0]).toMatchObject({ failures: 3, status: 'halted' });
    expect((await history())[0]).toMatchObject({ action: 'halt', who: 'automatic' });
  });

  it('is halted by operators, who could stop it as well', async () => {
    await rollOut({ percent: 10 });
    for (let i = 0; i < 3; i += 1) await report(failing(), { token: operator });
    expect((await state()).rollouts[0]).toMatchObject({ failures: 3, status: 'halted' });
  });

  it('counts from nothing when it is started again, and ends', async () => {
    await rollOut({ percent: 20 });
    expect((await state()).rollouts[0]).toMatchObject({ failures: 0, status: 'active' });
    await server.call(
      importMap.stopRollout,
      { module: '@edu-app/cms', why: 'enough' },
      as(operator),
    );
    expect(await served()).not.toHaveProperty('rollouts');
  });

  it('refuses a version that does not load and a module that nobody knows', async () => {
    const bad = await rollOut({ address: `${origin}/missing/index.js`, percent: 5 });
    expect(bad.data.problems.join()).toContain('404');
    const unknown = await rollOut({ module: '@edu-app/none', address: `${origin}/v2/index.js` });
    expect(unknown.code).toBe(errorCodes.notFound);
    const person = await rollOut({ address: `${origin}/v2/index.js`, accounts: ['13812345678'] });
    expect(person.code).toBe(errorCodes.notFound);
  });

  it('bounds how many reports one address may send', async () => {
    const replies = await Promise.all(Array.from({ length: 61 }, () => report('/x.js')));
    expect(replies.some(({ code }) => code === errorCodes.tooManyRequests)).toBe(true);
  });
});

describe('where a second person has to agree', () => {
  beforeAll(() => start({ IMPORT_MAP_APPROVAL: '1' }), 60_000);
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => server.close());

  const decide = (id: number, token: string, yes = true) =>
    server.call(yes ? importMap.approve : importMap.reject, { id }, as(token));
  /** 13900000011 is made an operator with every permission of the first tenant's operator. */
  async function second(): Promise<string> {
    await server.db.withSystem(async (tx) => {
      await tx.execute(sql`UPDATE account SET is_operator = true WHERE phone = '13900000001'`);
      await tx.execute(sql`UPDATE actor_role SET role_id = ${seedId('role:sunrise:operator')}
        WHERE actor_id = ${seedId('actor:sunrise:head:13900000001')}`);
    });
    return server.login('13900000001');
  }

  it('a change waits, its author cannot approve it, another operator can', async () => {
    const address = `${origin}/v2/index.js`;
    const asked = await change({ action: 'set', name: '@edu-app/cms', address });
    expect(asked.data.status).toBe('waiting');
    expect(onDisk().imports['@edu-app/cms']).toBe(`${origin}/v1/index.js`);
    expect((await decide(asked.data.id, operator)).code).toBe(errorCodes.forbidden);
    const done = await decide(asked.data.id, await second());
    expect(done.data).toMatchObject({ status: 'applied' });
    expect((await served()).imports['@edu-app/cms']).toBe(address);
    expect((await history())[0]).toMatchObject({ status: 'applied', decidedBy: '陈晓阳' });
    expect((await decide(asked.data.id, operator)).code).toBe(errorCodes.notFound);
  });

  it('a rollout waits too', async () => {
    const asked = await server.call(
      importMap.rollOut,
      { module: '@edu-app/cms', address: `${origin}/v3/index.js`, percent: 100, why: 'x' },
      as(operator),
    );
    expect(await served()).not.toHaveProperty('rollouts');
    await decide(asked.data.id, await second());
    expect((await served()).rollouts[0]).toMatchObject({ percent: 100 });
  });

  it('a step of a rollout is agreed to for the version that was shown, and for no other', async () => {
    const rollOut = async (wish: Record<string, unknown>) => {
      const parameters = { module: '@edu-app/cms', why: 'a step', ...wish };
      return (await server.call(importMap.rollOut, parameters, as(operator))).data;
    };
    const agree = await second();
    const more = await rollOut({ percent: 60 });
    const other = await rollOut({ address: `${origin}/v1/index.js`, percent: 5 });
    await decide(other.id, agree);
    const late = await decide(more.id, agree);
    expect(late).toMatchObject({ status: 412, code: errorCodes.conflict });
    const [running] = (await served()).rollouts;
    expect(running).toMatchObject({ address: `${origin}/v1/index.js`, percent: 5 });
    expect(running.integrity).toBe((await served()).integrity[`${origin}/v1/index.js`]);
    await decide(more.id, agree, false);
    const back = await rollOut({ address: `${origin}/v3/index.js`, percent: 100 });
    await decide(back.id, agree);
    // the stop needs nobody, and a step that waits does not start what was stopped
    const step = await rollOut({ percent: 40 });
    const rest = { module: '@edu-app/cms', why: 'enough' };
    await server.call(importMap.stopRollout, rest, as(operator));
    expect((await decide(step.id, agree)).status).toBe(412);
    expect(await served()).not.toHaveProperty('rollouts');
    await decide(step.id, agree, false);
    await decide((await rollOut({ address: `${origin}/v3/index.js`, percent: 100 })).id, agree);
  });

  it('a rollout goes on while its last step waits, and ends with the second person’s word', async () => {
    const address = `${origin}/v3/index.js`;
    const asked = await change({ action: 'set', name: '@edu-app/cms', address, why: 'good' });
    expect(asked.data.status).toBe('waiting');
    expect((await served()).rollouts).toHaveLength(1);
    await decide(asked.data.id, await second());
    expect(await served()).not.toHaveProperty('rollouts');
    expect((await served()).imports['@edu-app/cms']).toBe(address);
    const [ended, arrived] = await history();
    expect(ended).toMatchObject({
      action: 'stop',
      status: 'applied',
      changes: [{ from: address }],
    });
    expect(arrived).toMatchObject({ action: 'set', why: 'good', status: 'applied' });
  });

  it('an edit of the file is not served before somebody agrees', async () => {
    const before = onDisk();
    write({ ...before, imports: { '@edu-app/cms': `${origin}/v1/index.js` } });
    expect((await served()).imports['@edu-app/cms']).toBe(`${origin}/v3/index.js`);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('waits for a second'));
    const blocked = await change({ action: 'remove', name: '@edu-app/cms' });
    expect(blocked.data.reason).toContain('waits for a second person');
    const [waiting] = (await state()).waiting;
    await decide(waiting.id, operator, false);
    expect(onDisk()).toEqual(before);
    write({ ...before, imports: { '@edu-app/cms': `${origin}/v1/index.js` } });
    await served();
    const [again] = (await state()).waiting;
    await decide(again.id, operator);
    expect((await served()).imports['@edu-app/cms']).toBe(`${origin}/v1/index.js`);
  });

  it('refusing an edit of the file leaves the one that came after it', async () => {
    const before = onDisk();
    const edit = (name: string) => ({
      ...before,
      imports: { ...before.imports, [name]: `${origin}/v1/index.js` },
    });
    const named = (rows: { id: number; changes: { name: string }[] }[], name: string) =>
      rows.find(({ changes }) => changes.some((one) => one.name === name))?.id ?? 0;
    write(edit('@edu-app/garden'));
    await served();
    write(edit('@edu-app/shop'));
    await served();
    const { waiting } = await state();
    await decide(named(waiting, '@edu-app/garden'), operator, false);
    expect(onDisk()).toEqual(edit('@edu-app/shop'));
    await decide(named(waiting, '@edu-app/shop'), operator);
    expect((await served()).imports).toHaveProperty('@edu-app/shop');
    expect((await served()).imports).not.toHaveProperty('@edu-app/garden');
  });
});
