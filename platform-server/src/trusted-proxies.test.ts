import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@edu/shared-utility/contract';
import Fastify from 'fastify';
import { StartupError } from './startup-error';
import { fillAsStartedBefore, startProcess } from './testing/server-process';
import { fastifyTrust, trustedProxies } from './trusted-proxies';

it.each([
  [undefined, null],
  ['', null],
  ['1', { hops: 1 }],
  ['2', { hops: 2 }],
  ['10.0.0.0/24', { networks: ['10.0.0.0/24'] }],
  ['127.0.0.1, fd00::/8', { networks: ['127.0.0.1', 'fd00::/8'] }],
])('reads %j', (text, proxies) => {
  expect(trustedProxies(text)).toEqual(proxies);
});

it.each([
  'true',
  'yes',
  '0',
  '-1',
  '11',
  '1.5',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0',
  'proxy.example',
  '1, 2',
])('refuses %s with one sentence that says what to write', (text) => {
  expect(() => trustedProxies(text)).toThrow(StartupError);
  expect(() => trustedProxies(text)).toThrow(/^TRUST_PROXY is [^\n]*10\.0\.0\.0\/24[^\n]*\.$/);
});

/** The client address that the server determines. */
async function addressSeen(setting: string | undefined, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: fastifyTrust(trustedProxies(setting)) });
  app.get('/', async ({ ip }) => ip);
  const reply = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return reply.payload;
}

it.each([
  [undefined, '6.6.6.6', '127.0.0.1'],
  ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['2', '6.6.6.6, 203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['127.0.0.1,10.0.0.0/24', '6.6.6.6, 203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['10.0.0.0/24', '203.0.113.7', '127.0.0.1'],
])(
  'with %s, a forged first address in "%s" is not trusted: %s counts',
  async (setting, forwarded, seen) => {
    expect(await addressSeen(setting, forwarded)).toBe(seen);
  },
);

describe('a server with this setting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edu-proxies-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('sees log-ins with the address that its proxy saw', async () => {
    await fillAsStartedBefore(folder);
    const server = await startProcess({ TRUST_PROXY: '1' }, folder);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
    };
    const { login, findSessions } = contract.account;
    const entered = await fetch(server.address + login.path, {
      method: login.method,
      headers,
      body: JSON.stringify({ account: '13900000002', password: 'Demo#2026' }),
    });
    const { data } = (await entered.json()) as { data: { token: string } };
    const listed = await fetch(server.address + findSessions.path, { headers: data });
    const sessions = (await listed.json()) as { data: { ip: string }[] };
    await server.end('SIGTERM');
    expect(sessions.data.map(({ ip }) => ip)).toEqual(['203.0.113.7']);
  }, 120_000);
});
