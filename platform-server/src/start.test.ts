import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@edu/shared-utility/contract';
import { generate } from 'otplib';
import {
  fillAsStartedBefore,
  runToEnd,
  type ServerProcess,
  startProcess,
} from './testing/server-process';

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edu-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One sentence, without a stack. */
const sentence = /^[^\n]+[.]\n$/;

/** Waits until the port refuses connections. */
async function refusesConnections(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const refused = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    if (refused) return;
  }
}

/** A call with half of its body sent, which the server has begun to read. */
async function beginCall(port: number) {
  const body = JSON.stringify({ account: '13900000001', type: 1 });
  const head = [
    `POST ${contract.account.getAuthCode.path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.write(body.slice(0, 20));
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  return async (): Promise<string> => {
    socket.write(body.slice(20));
    await once(socket, 'close');
    return answer;
  };
}

describe('a good start', () => {
  let server: ServerProcess;

  it('serves, stops cleanly at SIGTERM without waiting for anything, and starts again', async () => {
    // longer than a test may take, so that the limit has no effect here
    server = await startProcess({ STOP_SECONDS: '300' }, folder);
    const alive = await fetch(`${server.address}/healthz`);
    expect(alive.status).toBe(200);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    server = await startProcess({}, folder);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('answers the request that is open when SIGTERM comes, waits for nothing else, closes the database', async () => {
    await fillAsStartedBefore(folder);
    // long enough for a busy machine
    server = await startProcess({ STOP_SECONDS: '60' }, folder);
    const port = Number(new URL(server.address).port);
    const finish = await beginCall(port);
    // Like the idle connections that browsers keep.
    await once(connect(port, '127.0.0.1'), 'connect');
    const end = server.end('SIGTERM');
    await refusesConnections(port);
    const answer = await finish();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('{"code":0,');
    expect(await end).toBe(0);
    expect(existsSync(join(folder, 'data/server.lock'))).toBe(false);
  });

  it('goes on serving after SIGTERM while /readyz sends balancers away', async () => {
    await fillAsStartedBefore(folder);
    // longer than the test, so that the period does not end in it
    server = await startProcess({ DRAIN_SECONDS: '300' }, folder);
    const status = async (path: string) => (await fetch(server.address + path)).status;
    expect(await status('/readyz')).toBe(200);
    server.child.kill('SIGTERM');
    while ((await status('/readyz')) !== 503);
    expect(await status('/healthz')).toBe(200);
    await server.end('SIGKILL');
  });

  it('is refused to a second process on the same data directory', async () => {
    await fillAsStartedBefore(folder);
    server = await startProcess({}, folder);
    const second = await runToEnd({}, folder);
    await server.end('SIGTERM');
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(sentence);
    expect(second.stderr).toContain(`in use by process ${server.child.pid}`);
  });
});

describe('a bad start ends with 1 and one sentence that says what to do:', () => {
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('an unreachable database', async () => {
    const env = {
      DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none',
      DATABASE_WAIT_SECONDS: '1',
    };
    const { code, stderr, stdout } = await runToEnd(env, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('DATABASE_URL');
    // in production that advice would lose data
    expect(stderr).not.toContain('embedded');
    expect(stdout).toMatch(/^The database at 127\.0\.0\.1:1\/none .*: waiting for it\.$/m);
    expect(stdout + stderr).not.toContain('secret');
  });

  it('a data directory that cannot be made', async () => {
    const env = { DATA_DIR: join(file('file', ''), 'data') };
    const { code, stderr } = await runToEnd(env, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('DATA_DIR');
  });

  it('damaged database files, with a way to restore', async () => {
    await fillAsStartedBefore(folder);
    writeFileSync(join(folder, 'data/postgres/global/pg_control'), Buffer.alloc(8192, 7));
    const { code, stderr } = await runToEnd({}, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('restore a backup');
  });

  it.each([
    ['no JSON', '{"imports":'],
    ['no imports', '{"scopes":{}}'],
    ['a host without a scheme', '{"imports":{"a":"//cdn.example.com/a.js"}}'],
    ['a data: address', '{"imports":{"a":"data:text/javascript,1"}}'],
  ])('an import map with %s', async (_, text) => {
    // only a first start fails; a later one would use the map in the database
    const { code, stderr } = await runToEnd({ IMPORT_MAP: file('map.json', text) }, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('import map');
  });

  it('a taken port', async () => {
    await fillAsStartedBefore(folder);
    const portHolder: Server = createServer();
    await new Promise<void>((resolve) => portHolder.listen(0, '127.0.0.1', resolve));
    const { port } = portHolder.address() as AddressInfo;
    const { code, stderr } = await runToEnd({ PORT: String(port) }, folder);
    portHolder.close();
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain(`Port ${port}`);
  });
});

describe('production refuses to start', () => {
  const secret = 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P';
  const whole = {
    NODE_ENV: 'production',
    EMBEDDED_DATABASE: '1',
    SERVER_SECRET: secret,
    SMTP_URL: 'off',
    SMS_WEBHOOK_URL: 'off',
  };

  it.each([
    ['without a database', { EMBEDDED_DATABASE: undefined }, 'DATABASE_URL is missing'],
    ['without a secret', { SERVER_SECRET: undefined }, 'SERVER_SECRET is missing'],
    ['with an easy secret', { SERVER_SECRET: 'changeme'.repeat(4) }, 'too easy to guess'],
    ['without a mail provider', { SMTP_URL: undefined }, 'SMTP_URL is missing'],
    ['without an SMS provider', { SMS_WEBHOOK_URL: undefined }, 'SMS_WEBHOOK_URL is missing'],
    ['on an empty database without a first operator', {}, 'BOOTSTRAP_DOMAIN'],
  ])('%s', async (_, change, words) => {
    const { code, stderr } = await runToEnd({ ...whole, ...change }, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain(words);
  });

  it('on demo data', async () => {
    await fillAsStartedBefore(folder);
    const { code, stderr } = await runToEnd(whole, folder);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('demo accounts');
  });

  it('otherwise it starts: its operator logs in and adds a second factor, there is no outbox page, and no other secret is taken later', async () => {
    mkdirSync(folder, { recursive: true });
    const first = {
      BOOTSTRAP_DOMAIN: 'localhost',
      BOOTSTRAP_PHONE: '13812345678',
      BOOTSTRAP_PASSWORD: 'First#2026',
    };
    const server = await startProcess({ ...whole, ...first }, folder);
    const ask = async (path: string, token = '', body?: object) => {
      const headers = { token, 'content-type': 'application/json' };
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const reply = await fetch(server.address + path, { headers, ...init });
      return (await reply.json()) as { code: number; data: Record<string, string> };
    };
    const { account, saas, secondFactor } = contract;
    const input = { account: '13812345678', password: 'First#2026' };
    const reply = await ask(account.login.path, '', input);
    const { token = '' } = reply.data;
    // An operator has to enrol a second factor first.
    const refused = await ask(saas.getAll.path, token);
    const { data } = await ask(secondFactor.startTotp.path, token, { name: 'phone' });
    const confirmation = { id: data.id, code: await generate({ secret: data.secret ?? '' }) };
    const added = await ask(secondFactor.confirmTotp.path, token, confirmation);
    const allowed = await ask(saas.getAll.path, token);
    const outbox = await fetch(`${server.address}/dev/outbox.json`);
    await server.end('SIGTERM');
    const another = { SERVER_SECRET: 'm1PaQ8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7A' };
    const { code, stderr } = await runToEnd({ ...whole, ...another }, folder);
    const again = await startProcess(whole, folder);
    await again.end('SIGTERM');
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('SERVER_SECRET is not the one');
    expect(reply.code).toBe(0);
    expect([refused.code, added.code, allowed.code]).toEqual([40305, 0, 0]);
    expect(outbox.status).toBe(404);
  });
});
