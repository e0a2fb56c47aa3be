import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ production: true });
}, 120_000);
afterAll(() => server.close());

const get = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { host: 'localhost', cookie, 'accept-language': 'en' } });
const enter = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: '/docs/session',
    headers: { host: 'localhost', token },
  });

it.each(['/docs', '/docs/json', '/docs/yaml', '/docs/static/swagger-ui-bundle.js'])(
  'without a log-in %s shows only a page that requires one, and nothing about the calls',
  async (url) => {
    for (const cookie of ['', 'docs=made-up', `docs=${'x'.repeat(43)}`]) {
      const reply = await get(url, cookie);
      expect(reply.statusCode).toBe(401);
      expect(reply.payload).toContain('Log in');
      expect(reply.payload).not.toMatch(/usercenter|swagger/);
    }
  },
);

const operator = seedId('account:13900000000');
const withFactor = () =>
  server.db.executeAsSystem(sql`INSERT INTO second_factor (account_id, kind, name, confirmed_at)
    VALUES (${operator}::uuid, 'totp', '手机', now())`);
afterEach(() => server.db.executeAsSystem(sql`DELETE FROM second_factor`));

it('an operator without a second factor is refused', async () => {
  const token = await server.login('13900000000');
  const reply = await enter(token);
  expect(reply.json().code).toBe(errorCodes.secondFactorDemanded);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect((await get('/docs/json', `docs=${token}`)).statusCode).toBe(401);
});

it('the token of a framed site, which may be in its logs, is refused', async () => {
  const token = await server.login('13900000000');
  await withFactor();
  const { data } = await server.call(contract.embedded.open, {}, { token });
  const reply = await enter(data.token);
  expect(reply.json().code).toBe(errorCodes.forbidden);
  expect((await get('/docs/json', `docs=${data.token}`)).statusCode).toBe(401);
});

it('an operator’s session gives access by a cookie for these pages only, until it ends', async () => {
  const token = await server.login('13900000000');
  await withFactor();
  const reply = await enter(token);
  const cookie = String(reply.headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/docs; HttpOnly; SameSite=Strict; Secure$/);
  const pair = cookie.split(';')[0];
  expect((await get('/docs/json', pair)).json().openapi).toMatch(/^3\./);
  await server.call(contract.account.logout, {}, { token });
  expect((await get('/docs/json', pair)).statusCode).toBe(401);
});

it('all other sessions are refused', async () => {
  const token = await server.login('13900000001');
  const reply = await enter(token);
  expect(reply.json().code).toBe(errorCodes.forbidden);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect((await get('/docs/json', `docs=${token}`)).statusCode).toBe(401);
  expect((await enter('')).json().code).toBe(errorCodes.notLoggedIn);
});
