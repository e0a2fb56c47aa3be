// embedded database only: calls are counted in this process, and no two of them run statements concurrently
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { createServices } from '../create-services';
import { readSettings } from '../settings';
import { bundle } from '../testing/bundle';
import { root } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  // Refilled so slowly that a busy machine lets no more through.
  const perSecond = 1 / 3600;
  const requestLimits = {
    perNetwork: { burst: 40, perSecond },
    perAccount: { burst: 5, perSecond },
  };
  server = await startTestServer({ requestLimits });
}, 120_000);
afterAll(() => server.close());

const sendRequest = (ip: string, url: string = contract.configuration.findAll.path) =>
  server.app.inject({ url, headers: { host: 'localhost', 'x-forwarded-for': ip } });

it('refuses requests of one network beyond its limit, with Retry-After, and no other network’s', async () => {
  const replies = [];
  for (let i = 0; i < 45; i += 1) replies.push(await sendRequest('203.0.113.5'));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
  const last = replies.at(-1);
  expect(last?.statusCode).toBe(429);
  const { code, data } = last?.json() ?? {};
  expect(code).toBe(errorCodes.tooManyRequests);
  expect(data.retryAfter).toBeGreaterThan(3000);
  expect(data.retryAfter).toBeLessThanOrEqual(3600);
  expect(last?.headers['retry-after']).toBe(String(data.retryAfter));
  expect((await sendRequest('203.0.113.6')).statusCode).toBe(200);
  // Monitoring is not limited.
  expect((await sendRequest('203.0.113.5', '/healthz')).statusCode).toBe(200);
});

it('lets all pages of one network request a new import map at once, within a limit', async () => {
  const map = (times: number) =>
    Promise.all(Array.from({ length: times }, () => sendRequest('203.0.113.7', '/importmap.json')));
  expect((await map(390)).some(({ statusCode }) => statusCode === 429)).toBe(false);
  expect((await map(30)).at(-1)?.statusCode).toBe(429);
});

it('counts an IPv6 /64 as one network', async () => {
  for (let i = 0; i < 45; i += 1) await sendRequest(`2001:db8::${i + 1}`);
  expect((await sendRequest('2001:db8::ffff')).statusCode).toBe(429);
  expect((await sendRequest('2001:db8:0:1::1')).statusCode).toBe(200);
});

it('refuses requests of one account beyond its limit, from any network, and no other account’s', async () => {
  const [first, second] = [await server.login('13900000001'), await server.login('13900000002')];
  const statuses = [];
  for (let i = 0; i < 8; i += 1) {
    const ip = `198.51.100.${i}`;
    const reply = await server.call(contract.account.getUserInfo, {}, { token: first, ip });
    statuses.push(reply.status);
  }
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
  const otherReply = await server.call(contract.account.getUserInfo, {}, { token: second });
  expect(otherReply.status).toBe(200);
});

it('a class of forty that opens the shell at once stays far below the limit in production', async () => {
  const env = {
    NODE_ENV: 'production',
    EMBEDDED_DATABASE: '1',
    SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
    SMTP_URL: 'off',
    SMS_WEBHOOK_URL: 'off',
  };
  const { requestLimits } = createServices(server.db, readSettings(env, root), bundle, () => '');
  // One page, forty files at a tenth of a request each, a dozen calls.
  expect(requestLimits.perNetwork.burst).toBeGreaterThan(40 * (1 + 4 + 12) * 5);
  expect(requestLimits.perNetwork.perSecond).toBeGreaterThanOrEqual(300);
});
