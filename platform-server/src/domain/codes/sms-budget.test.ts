import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(server.services.login.codes, { sms: { perDay: 10, perTenantPerDay: 5 } });
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
});

let number = 15_100_000_000;
/** Requests a registration code for an unknown number, each time from a different network. */
async function requestAsStranger(host = 'localhost') {
  number += 1;
  const ip = `203.0.113.${number % 250}`;
  return server.call(
    contract.account.getAuthCode,
    { account: String(number), type: 3 },
    { host, ip },
  );
}

const sent = async (): Promise<number> => {
  const [row] = await server.db.executeAsSystem<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM outbox WHERE channel = 'sms'`,
  );
  return row?.count ?? 0;
};

it('strangers get at most four fifths of a tenant’s daily budget, whatever their numbers and networks', async () => {
  const sentBefore = await sent();
  const codes = [];
  for (let i = 0; i < 7; i += 1) codes.push((await requestAsStranger()).code);
  expect(codes).toEqual([0, 0, 0, 0, ...Array(3).fill(errorCodes.tooManyRequests)]);
  expect((await sent()) - sentBefore).toBe(4);
});

it('strangers get at most four fifths of the daily budget of all tenants, then 429 with an alarm', async () => {
  for (const host of ['localhost', 'new.localhost']) {
    for (let i = 0; i < 4; i += 1) await requestAsStranger(host);
  }
  const refused = await requestAsStranger('jiazheng.localhost');
  expect([refused.status, refused.code]).toEqual([429, errorCodes.tooManyRequests]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  const { payload } = await server.app.inject({ url: '/metrics' });
  expect(payload).toMatch(/^alarms_total\{alarm="sms-budget"\} [1-9]/m);
});

it('a logged-in person still gets a code when strangers have used up their share', async () => {
  for (let i = 0; i < 6; i += 1) await requestAsStranger();
  const token = await server.login('13900000002');
  const ownRequest = { account: '13900000002', type: 2 };
  const reply = await server.call(contract.account.getAuthCodePublic, ownRequest, { token });
  expect(reply.code).toBe(errorCodes.ok);
});

it('unknown and known accounts are refused alike, and unknown ones use up no budget', async () => {
  const sendRequest = (account: string, i: number) =>
    server.call(contract.account.getAuthCode, { account, type: 1 }, { ip: `198.51.100.${i}` });
  for (let i = 0; i < 8; i += 1) expect((await sendRequest(`1520000000${i}`, i)).code).toBe(0);
  for (let i = 0; i < 4; i += 1) await requestAsStranger();
  const [unknown, known] = [
    await sendRequest('15200000009', 100),
    await sendRequest('13900000002', 101),
  ];
  expect([unknown.code, known.code]).toEqual(Array(2).fill(errorCodes.tooManyRequests));
});
