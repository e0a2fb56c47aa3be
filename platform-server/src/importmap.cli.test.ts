import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@edu/shared-utility/contract';
import { generate } from 'otplib';
import { bundle } from './testing/bundle';
import { startS3Like } from './testing/s3-like';
import { nodeFlags } from './testing/server-process';

/** Tests the command in a process of its own, with a server and without. */
const application = `System.register([], function (e) { return { execute: function () {
  e({ mount: f, unmount: f }); function f() {}
} }; });`;

const folder = mkdtempSync(join(tmpdir(), 'im-cli-'));
const mapFile = join(folder, 'importmap.json');
const operator = { IMPORTMAP_ACCOUNT: '13900000000', IMPORTMAP_PASSWORD: 'Demo#2026' };
let host: Server;
let origin: string;
let port: number;
let product: ChildProcess | null = null;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createPort().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });

interface Result {
  readonly code: number;
  readonly said: string;
}

const environment = (extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  IMPORT_MAP: mapFile,
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  ...extra,
});

const command = (args: string[], env: NodeJS.ProcessEnv = {}): Promise<Result> =>
  new Promise((done) => {
    const child = spawn(
      process.execPath,
      [...nodeFlags, join(bundle, 'importmap.cli.js'), ...args],
      {
        env: environment(env),
      },
    );
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        text += data;
      });
    }
    child.on('close', (code) => done({ code: code ?? -1, said: text }));
  });

const address = (path: string) => `${origin}${path}/index.js`;
const onDisk = () => JSON.parse(readFileSync(mapFile, 'utf8')).imports;

beforeAll(async () => {
  port = await freePort();
  host = createServer((request, reply) => {
    const known = /^\/v\d\/index\.js$/.test(request.url ?? '');
    reply.writeHead(known ? 200 : 404, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    reply.end(known ? application : '');
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  writeFileSync(mapFile, JSON.stringify({ imports: { '@edu-app/cms': address('/v1') } }));
}, 120_000);
afterAll(async () => {
  if (product) {
    const exited = new Promise((closed) => product?.on('close', closed));
    product.kill('SIGTERM');
    await exited;
  }
  host.close();
  host.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [['paint'], 2, 'There is no command "paint"'],
  [['set', '@edu-app/cms'], 2, 'set is used like this'],
  [['set', '@edu-app/cms'], 2, '  set <name> <address>         points a module'],
  [['reject', '1', '2'], 2, '  approve <id>, reject <id>    the second person'],
  [['rollback', '2', '--to', '5', '--why', 'y'], 2, '--to names the change to go back to'],
  [['remove', 'x', '--to', '5', '--why', 'y'], 2, '--to names the change to go back to'],
  [['rollout', 'x', '--finish', '--stop', '--why', 'y'], 2, 'say one of the two'],
  [['rollback', '--to', 'five', '--why', 'y'], 2, '--to is "five": give a whole number'],
  [['remove', '@edu-app/cms'], 2, 'Say why'],
  [['rollout', 'x', '--percent', '101', '--why', 'y'], 2, 'a whole number from 0 to 100'],
  [['list', '--forced'], 2, 'There is no option --forced: npm run importmap -- help lists all.'],
  [['list', '-x'], 2, 'There is no option -x'],
  [['set', 'x', 'y', '--why'], 2, '--why needs a value: --why="…"'],
  [['list', '--force=1'], 2, '--force takes no value'],
  [['list', '--server', 'localhost:9620'], 2, 'write https://… or http://…'],
  [['--help'], 0, 'npm run importmap -- <command>'],
])('%j reports what to type', async (args, code, text) => {
  const result = await command(args);
  expect(result).toEqual({ code, said: expect.stringContaining(text) });
});

/** Adds a prefix that would shadow the platform's own modules. */
const shadow = (env: NodeJS.ProcessEnv = {}): Promise<Result> =>
  command(['add', '@edu/root-config/', address('/v1'), '--force', '--why', 'x'], env);
const noSuchName = { code: 1, said: expect.stringContaining('The name "@edu/root-config/"') };

test('check and diff need neither server nor database', async () => {
  expect(await command(['check'])).toMatchObject({ code: 0, said: 'Every address can be used.\n' });
  const otherMapFile = join(folder, 'other.json');
  writeFileSync(otherMapFile, JSON.stringify({ imports: { '@edu-app/cms': address('/v99') } }));
  expect((await command(['diff', otherMapFile])).said).toContain(
    `${address('/v1')} → ${address('/v99')}`,
  );
  const broken = await command(['check'], { IMPORT_MAP: otherMapFile });
  expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('answers 404') });
});

test('check accepts a map as a build writes it, and names files whose bytes differ', async () => {
  const map = join(folder, 'stated.json');
  const state = (name: string) => {
    const integrity = { [name]: `sha384-${'A'.repeat(64)}` };
    writeFileSync(map, JSON.stringify({ imports: { '@edu-app/cms': name }, integrity }));
    return command(['check'], { IMPORT_MAP: map });
  };
  const ownModuleState = await state('/modules/sub-apps/cms/index.js');
  expect(ownModuleState.said).not.toContain('its bytes');
  expect(await state(address('/v1'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('its bytes are not those whose integrity the map states'),
  });
});

test('a map in a storage is edited with credentials of the environment, without server and database', async () => {
  const storage = await startS3Like('edu-site', 'AKTEST');
  storage.objects.set('/edu-site/importmap.json', readFileSync(mapFile, 'utf8'));
  const key = { AWS_ACCESS_KEY_ID: 'AKTEST', AWS_SECRET_ACCESS_KEY: 'hidden' };
  const storeOptions = ['--store', 's3://edu-site/importmap.json', '--endpoint', storage.endpoint];
  const env = { ...key, MODULE_HOSTS: origin };
  const runWithStore = (args: string[], environment: NodeJS.ProcessEnv = env) =>
    command([...args, ...storeOptions], environment);
  try {
    const set = await runWithStore(['set', '@edu-app/cms', address('/v2'), '--why', 'CMS 2']);
    expect(set).toMatchObject({ code: 0, said: expect.stringContaining('#2 is in force') });
    expect((await runWithStore(['list'])).said).toContain(address('/v2'));
    expect(await runWithStore(['check'])).toMatchObject({ code: 0 });
    const back = await runWithStore(['rollback', '--why', 'CMS 2 is slow']);
    expect(back.said).toContain('the map as it was after change #1');
    const storeSettings = {
      IMPORTMAP_STORE: storeOptions[1],
      AWS_ENDPOINT_URL_S3: storage.endpoint,
    };
    expect((await command(['history'], { ...env, ...storeSettings })).said).toMatch(
      /CMS 2 is slow[\s\S]+CMS 2/,
    );
    const rollout = await runWithStore(['rollout', '@edu-app/cms', address('/v2'), '--why', 'x']);
    expect(rollout).toEqual({ code: 1, said: expect.stringContaining('Rollouts are kept by') });
    const keyless = await runWithStore(['list'], { AWS_ACCESS_KEY_ID: 'AKTEST' });
    expect(keyless).toEqual({ code: 1, said: expect.stringContaining('are missing: set them') });
    expect(JSON.stringify([set, back, keyless])).not.toContain('hidden');
    expect(await runWithStore(['list', '--server', origin])).toMatchObject({ code: 2 });
  } finally {
    storage.stop();
  }
});

test('without a server the command itself changes file and database', async () => {
  const set = await command(['set', '@edu-app/cms', address('/v2'), '--why', 'CMS 2']);
  expect(set).toMatchObject({ code: 0, said: expect.stringContaining('is in force') });
  expect(onDisk()['@edu-app/cms']).toBe(address('/v2'));
  const refused = await command(['set', '@edu-app/cms', `${origin}/none.js`, '--why', 'x']);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('answers 404') });
  expect(await shadow()).toMatchObject(noSuchName);
  const back = await command(['rollback', '--why', 'CMS 2 is slow']);
  expect(back.code).toBe(0);
  expect(onDisk()['@edu-app/cms']).toBe(address('/v1'));
  expect(back.said).toMatch(/Change #\d+ is in force: the map as it was after change #\d+\./);
  const { said: text } = await command(['history']);
  expect(text).toMatch(
    /rollback \(to the map after #\d+\)\n {2}CMS 2 is slow[\s\S]+set\n {2}CMS 2[\s\S]+start/,
  );
  const start = /#(\d+) .*start/.exec(text)?.[1] ?? '';
  const rollbackToCurrent = await command(['rollback', '--to', `#${start}`, '--why', 'x']);
  expect(rollbackToCurrent).toMatchObject({
    code: 0,
    said: expect.stringContaining('already says so'),
  });
  const mistyped = await command(['set', '@edu-app/csm', address('/v2'), '--why', 'x']);
  expect(mistyped).toMatchObject({
    code: 1,
    said: expect.stringContaining('(it has "@edu-app/cms")'),
  });
  expect(await command(['approve'])).toEqual({
    code: 2,
    said: 'Nothing waits for a second person.\n',
  });
  expect(text).toContain('(command line)');
}, 120_000);

test('with a server the command calls it, as a person with the permission', async () => {
  product = spawn(process.execPath, [...nodeFlags, join(bundle, 'main.js')], {
    env: environment({}),
  });
  await new Promise<void>((ready, failed) => {
    product?.stdout?.on('data', (data) => {
      if (String(data).includes('Ready at')) ready();
    });
    product?.on('close', () => failed(new Error('the server ended')));
  });
  const set = ['set', '@edu-app/cms', address('/v3'), '--why', 'CMS 3'];
  const unknown = await command(set);
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('IMPORTMAP_ACCOUNT') });
  const staff = await command(set, { ...operator, IMPORTMAP_ACCOUNT: '13900000002' });
  expect(staff).toMatchObject({ code: 1, said: expect.stringContaining('platform.modules') });
  expect(await shadow(operator)).toMatchObject(noSuchName);
  const done = await command(set, operator);
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('is in force') });
  const served = await (await fetch(`http://localhost:${port}/importmap.json`)).json();
  expect(served.imports['@edu-app/cms']).toBe(address('/v3'));
  expect(served.integrity[address('/v3')]).toMatch(/^sha384-/);

  const repeatedCommand = await command([...set, '--json'], operator);
  expect(repeatedCommand).toEqual({ code: 0, said: '{"status":"unchanged"}\n' });
  const toNobody = ['rollout', '@edu-app/cms', address('/v2'), '--why', 'try'];
  expect(await command(toNobody, operator)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nobody would get it'),
  });
  const rollout = [...toNobody, '--percent', '30'];
  const tenants = ['--tenant', 'nosuch.example'];
  const begun = await command([...rollout, ...tenants], operator);
  expect(begun).toMatchObject({
    code: 0,
    said: expect.stringContaining('Note: nosuch.example is the host of no tenant here'),
  });
  const all = ['rollout', '@edu-app/cms', '--percent', '100', '--why', 'all'];
  const { said: truth } = await command(all, operator);
  expect(truth).toContain(`everybody (100 %), tenants nosuch.example get ${address('/v2')}`);
  expect(truth).toContain(`The map itself says ${address('/v3')} as before. --finish`);
  expect(onDisk()['@edu-app/cms']).toBe(address('/v3'));
  const share = ['rollout', '@edu-app/cms', '--percent', '30', '--why', 'try'];
  expect((await command(share, operator)).code).toBe(0);
  expect((await command(['list'], operator)).said).toContain(
    '30 %, tenants nosuch.example; active, 0 of 10',
  );
  const finish = ['rollout', '@edu-app/cms', '--finish', '--why', 'good'];
  expect((await command(finish, operator)).code).toBe(0);
  expect(onDisk()['@edu-app/cms']).toBe(address('/v2'));
  const good = readFileSync(mapFile, 'utf8');
  writeFileSync(mapFile, good.replace('}', ',}'));
  expect((await command(['list'], operator)).said).toContain(
    "The map's file is refused: it is not JSON at line",
  );
  writeFileSync(mapFile, good);
  const list = JSON.parse((await command(['list', '--json'], operator)).said);
  expect(list).not.toHaveProperty('fault');
  expect(list.rollouts).toEqual([]);

  // With a second factor the password is not enough, and each code works only once.
  const sendRequest = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', token };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`http://localhost:${port}${path}`, init);
    return (await reply.json()).data;
  };
  const { account, secondFactor } = contract;
  const { IMPORTMAP_ACCOUNT: phone, IMPORTMAP_PASSWORD: password } = operator;
  const { token } = await sendRequest(account.login.path, { account: phone, password });
  const { id, secret } = await sendRequest(
    secondFactor.startTotp.path,
    { name: 'pipeline' },
    token,
  );
  const code = await generate({ secret });
  await sendRequest(secondFactor.confirmTotp.path, { id, code }, token);
  const refused = await command(['list'], operator);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('IMPORTMAP_CODE') });
  const replayed = await command(['list'], { ...operator, IMPORTMAP_CODE: code });
  expect(replayed.code).toBe(1);
  const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  expect((await command(['list'], { ...operator, IMPORTMAP_CODE: next })).code).toBe(0);
}, 120_000);
