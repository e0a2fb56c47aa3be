// also on PostgreSQL: hanging servers, statement time-outs and broken connections differ there
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { type StallingProxy, startStallingProxy } from '../testing/stalling-proxy';
import { openTestDatabase, postgresUrl } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import type { Database } from './database';
import { openDatabase } from './database-pool';
import { DatabaseUnavailableError } from './unavailable';

/** Short limits, so that the tests are fast. */
const limits = { connect: 400, statement: 500, answer: 600, idleTransaction: 60_000 };

let server: TestServer;
let proxy: StallingProxy;
let db: Database;
let token: string;

beforeAll(async () => {
  const database = await openTestDatabase();
  const { host = '', port = 0 } = database.db.pool.options;
  const url = database.url ? new URL(database.url) : null;
  proxy = await startStallingProxy(
    url ? { host: url.hostname, port: Number(url.port) } : { path: `${host}/.s.PGSQL.${port}` },
  );
  const name = url?.pathname.slice(1) ?? 'postgres';
  const user = url?.username ?? 'postgres';
  db = openDatabase(
    { host: '127.0.0.1', port: proxy.port, user, database: name },
    database.roles,
    limits,
  );
  server = await startTestServer({}, {}, { database, db });
  token = await server.login('13900000001');
});
afterAll(async () => {
  await db.close();
  await server.close();
  await proxy.refuse();
});

const list = () => server.call(contract.user.getUserInfo, {}, { token });
const logIn = () =>
  server.call(contract.account.login, { account: '13900000001', password: 'Demo#2026' });
const ready = async () => (await server.app.inject('/readyz')).statusCode;

const refusal = {
  status: 503,
  code: errorCodes.unavailable,
  headers: expect.objectContaining({ 'retry-after': '5' }),
  data: { retryAfter: 5 },
  message: '服务暂时不可用，请稍后再试',
};

it('answers 503 with Retry-After while the database hangs, and serves again when it responds', async () => {
  expect((await list()).code).toBe(errorCodes.ok);
  proxy.stall();
  const answers = await Promise.all([list(), logIn(), list(), ready()]);
  expect(answers.slice(0, 3)).toEqual([refusal, refusal, refusal]);
  expect(answers[3]).toBe(503);
  // Later requests fail in the same way instead of queueing behind the first.
  expect(await list()).toEqual(refusal);
  const health = await server.app.inject('/healthz');
  expect(health.statusCode).toBe(200);
  proxy.resume();
  expect(await ready()).toBe(200);
  expect((await list()).code).toBe(errorCodes.ok);
});

it('answers the same while the database is down, and serves again when it is back', async () => {
  await proxy.refuse();
  expect(await Promise.all([list(), logIn(), ready()])).toEqual([refusal, refusal, 503]);
  await proxy.accept();
  expect(await ready()).toBe(200);
  expect((await list()).code).toBe(errorCodes.ok);
});

it('is recognised by the error’s class, in transactions too', async () => {
  await proxy.refuse();
  const work = db.withSystem(async () => null);
  await expect(work).rejects.toThrow(DatabaseUnavailableError);
  await expect(work).rejects.not.toHaveProperty('message', expect.stringContaining('SELECT'));
  await proxy.accept();
});

if (postgresUrl) {
  it('cancels a statement that takes too long, and nothing else on its connection', async () => {
    const slow = { name: 'slow', text: 'SELECT pg_sleep($1)::text', values: [30] };
    const quick = { name: 'quick', text: 'SELECT 1 AS one', values: [] };
    const [first, second] = await Promise.allSettled([
      db.queryAsSystem(slow),
      db.queryAsSystem(quick),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { reason: '57014' } });
    expect(second).toEqual({ status: 'fulfilled', value: [{ one: 1 }] });
  });
}
