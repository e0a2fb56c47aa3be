// embedded database only: rows are written first and read afterwards, never concurrently
import { setTimeout } from 'node:timers/promises';
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { generate } from 'otplib';
import { DEMO_PASSWORD } from '../../seed/demo-password';
import { seedId } from '../../seed/seed-id';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function scrape(): Promise<string> {
  const { payload, headers } = await server.app.inject('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  return payload;
}

/** The value of a series; null if it is missing. */
function reading(text: string, series: string): number | null {
  const line = text.split('\n').find((value) => value.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

const logIn = (password: string, ip: string) =>
  server.call(contract.account.login, { account: '13900000002', password }, { ip });

it('describes every metric, and has the version and the state of the process', async () => {
  const text = await scrape();
  const metricNames = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  expect([...text.matchAll(/^# HELP (\w+) \S/gm)].map(([, name]) => name)).toEqual(metricNames);
  expect(text).toMatch(/^edu_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1$/m);
  expect(metricNames).toEqual(
    expect.arrayContaining([
      'process_cpu_seconds_total',
      'process_start_time_seconds',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ]),
  );
  expect(reading(text, 'database_up')).toBe(1);
});

it('measures the event-loop delay since the last scrape, not since the start', async () => {
  // in milliseconds; the first reading includes the monitor's previous tick, so it measures from the second one on
  const twoTicks = 60;
  const look = async () => {
    await setTimeout(twoTicks);
    return reading(await scrape(), 'nodejs_eventloop_lag_max_seconds') ?? 0;
  };
  const block = async () => {
    await setTimeout(twoTicks);
    const end = performance.now() + 600;
    while (performance.now() < end);
  };
  do await block();
  while ((await look()) < 0.5);
  let later = await look();
  while (later >= 0.5) later = await look();
  expect(later).toBeGreaterThan(0);
});

it('counts failed log-ins, and refusals by code, although their HTTP status is 200', async () => {
  const failed = 'logins_total{outcome="refused"}';
  const refused = `business_errors_total{code="${errorCodes.loginRefused}"}`;
  const metricsBefore = await scrape();
  expect(reading(metricsBefore, failed)).toBe(0);
  await logIn('Wrong#2026', '203.0.113.20');
  await logIn('Demo#2026', '203.0.113.20');
  await server.call(contract.user.getUserInfo);
  const after = await scrape();
  expect(reading(after, failed)).toBe(1);
  expect(reading(after, 'logins_total{outcome="ok"}')).toBe(1);
  expect(reading(after, refused)).toBe((reading(metricsBefore, refused) ?? 0) + 1);
  expect(reading(after, `business_errors_total{code="${errorCodes.notLoggedIn}"}`)).toBe(1);
});

it('counts a log-in with a second factor once it is complete', async () => {
  const { login, secondFactor } = contract;
  const phone = '13900000003';
  const token = await server.login(phone);
  const { data } = await server.call(secondFactor.startTotp, { name: '手机' }, { token });
  const code = await generate({ secret: data.secret });
  const added = await server.call(secondFactor.confirmTotp, { id: data.id, code }, { token });
  const metricsBefore = await scrape();
  const first = await server.call(contract.account.login, {
    account: phone,
    password: DEMO_PASSWORD,
  });
  const { ticket } = first.data;
  await server.call(login.finish, { ticket, recoveryCode: 'aaaa-aaaa-aaaa' });
  const [recoveryCode] = added.data.recoveryCodes;
  expect((await server.call(login.finish, { ticket, recoveryCode })).code).toBe(errorCodes.ok);
  const after = await scrape();
  const rise = (outcome: string): number => {
    const series = `logins_total{outcome="${outcome}"}`;
    return (reading(after, series) ?? 0) - (reading(metricsBefore, series) ?? 0);
  };
  expect([rise('second_step'), rise('refused'), rise('ok')]).toEqual([1, 1, 1]);
});

it('names routes by their pattern: neither an unknown path nor a parameter creates a series', async () => {
  await server.app.inject('/usercenter/nobody-knows/13900000001?password=Old%232026');
  const text = await scrape();
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="none",/m);
  expect(text).not.toMatch(/nobody-knows|13900000001|Old/);
});

it('shows what is waiting and what has failed', async () => {
  const add = (status: string) =>
    server.db.executeAsSystem(sql`
      INSERT INTO outbox (tenant_id, account, channel, purpose, locale, status)
      VALUES (${seedId('tenant:sunrise')}::uuid, 'a@b.example', 'mail', 'notice.password', 'zh-CN', ${status})`);
  const waiting = 'outbox_messages{channel="mail",status="pending"}';
  const metricsBefore = await scrape();
  await Promise.all([add('pending'), add('failed')]);
  const after = await scrape();
  expect(reading(after, waiting)).toBe((reading(metricsBefore, waiting) ?? 0) + 1);
  expect(reading(after, 'outbox_messages{channel="mail",status="failed"}')).toBe(1);
  expect(reading(after, 'outbox_oldest_seconds{channel="mail"}')).toBeGreaterThanOrEqual(0);
  await server.db.executeAsSystem(sql`DELETE FROM outbox WHERE account = 'a@b.example'`);
  expect(reading(await scrape(), 'outbox_messages{channel="mail",status="failed"}')).toBeNull();
});

it('shows the used part of the daily SMS budget, and the messages that wait for it', async () => {
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  expect(reading(await scrape(), 'sms_sent_today')).toBe(0);
  const registration = { account: '15100000099', type: 3 };
  expect((await server.call(contract.account.getAuthCode, registration)).code).toBe(0);
  await server.db.executeAsSystem(sql`
    INSERT INTO outbox (tenant_id, account, channel, purpose, locale, status)
    VALUES (${seedId('tenant:sunrise')}::uuid, '15100000099', 'sms', 'notice.password', 'zh-CN', 'waiting')`);
  const text = await scrape();
  expect(reading(text, 'sms_sent_today')).toBe(1);
  expect(reading(text, 'sms_daily_limit')).toBeGreaterThan(1);
  expect(reading(text, 'outbox_messages{channel="sms",status="waiting"}')).toBe(1);
  await server.db.executeAsSystem(sql`DELETE FROM outbox WHERE account = '15100000099'`);
});

it('answers without the database, and reports that it is unreachable', async () => {
  const execute = jest.spyOn(server.db, 'executeAsSystem').mockRejectedValue(new Error('away'));
  const text = await scrape();
  execute.mockRestore();
  expect(reading(text, 'database_up')).toBe(0);
  expect(text).not.toMatch(/^outbox_messages\{/m);
});

it('is for this machine, or for requests with the token', async () => {
  const { statusCode } = await server.app.inject({
    url: '/metrics',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(statusCode).toBe(403);
});
