// concurrent calls also on PostgreSQL: one statement over roles, branches and grants decides the content of a feed
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { hashToken } from '../domain/tokens';
import { seedId } from '../seed/seed-id';
import { hoursAhead, type LiveFixture, liveFixture } from '../testing/live-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, calendarFeed, live } = contract;

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await liveFixture(server);
});

/** Reads like a calendar program, with the address only. */
const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: new URL(url).pathname, headers: { host: 'localhost', ...headers } });
const open = async (options: CallOptions): Promise<string> =>
  (await fixture.callOk(calendarFeed.open, {}, options)).url;
const shows = async (url: string, id: string): Promise<boolean> =>
  (await read(url)).body.includes(`live-${id}@`);

it('shows programs without a log-in what the person teaches, learns, and sees in their calendar', async () => {
  const id = await fixture.planned({ title: '订阅可见' });
  const otherLive = await fixture.planned({
    courseId: seedId('course:sunrise:head:1'),
    title: '别的课',
  });
  const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const eastern = await fixture.staffOf('administrator', [seedId('branch:sunrise:east')]);
  const [ofHead, ofStudent, ofVocational, ofEastern] = await Promise.all(
    [fixture.head, fixture.student, vocational, eastern.caller].map(open),
  );
  expect([await shows(ofHead ?? '', id), await shows(ofHead ?? '', otherLive)]).toEqual([
    true,
    true,
  ]);
  expect(await shows(ofStudent ?? '', id)).toBe(true);
  expect(await shows(ofVocational ?? '', id)).toBe(false);
  // nor in the calendar for that branch
  expect(await shows(ofEastern ?? '', id)).toBe(false);
  const reply = await read(ofHead ?? '');
  expect(reply.headers['content-type']).toMatch('text/calendar');
  expect(reply.body).toContain('REFRESH-INTERVAL');
  expect(reply.body).toContain('SUMMARY:订阅可见');
  const again = await read(ofHead ?? '', { 'if-none-match': String(reply.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const version = (await fixture.row(id)).version;
  await fixture.callOk(live.cancel, { id, version, reason: '停课' });
  expect((await read(ofStudent ?? '')).body).toContain('STATUS:CANCELLED');
});

it('shows nothing of other tenants', async () => {
  const id = await fixture.planned();
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  const foreign = await open({ token, host: 'new.localhost' });
  expect((await read(foreign)).statusCode).toBe(200);
  expect(await shows(foreign, id)).toBe(false);
});

it('ends with the right to read live sessions, with the actor, and with the account', async () => {
  const id = await fixture.planned({ startsAt: hoursAhead(40), endsAt: hoursAhead(41) });
  const { caller, phone } = await fixture.staffOf('administrator', [seedId('branch:sunrise:main')]);
  const url = await open(caller);
  expect(await shows(url, id)).toBe(true);
  const actor = sql`(SELECT a.id FROM actor a JOIN member m ON m.id = a.member_id WHERE m.phone = ${phone})`;
  await server.db.executeAsSystem(sql`DELETE FROM actor_role WHERE actor_id IN ${actor}`);
  expect((await read(url)).statusCode).toBe(200);
  expect(await shows(url, id)).toBe(false);
  await server.db.executeAsSystem(sql`UPDATE actor SET status = 'suspended' WHERE id IN ${actor}`);
  const reply = await read(url);
  expect([reply.statusCode, reply.json().code]).toEqual([404, errorCodes.notFound]);
});

it('is one per person: a new address ends the former one, and a closed one is not found', async () => {
  const former = await open(fixture.student);
  expect((await read(former)).statusCode).toBe(200);
  expect(await fixture.callOk(calendarFeed.state, {}, fixture.student)).toEqual({
    createdAt: expect.any(String),
    usedAt: expect.any(String),
  });
  const url = await open(fixture.student);
  expect((await read(former)).statusCode).toBe(404);
  expect((await read(url)).statusCode).toBe(200);
  await fixture.callOk(calendarFeed.close, {}, fixture.student);
  expect((await read(url)).statusCode).toBe(404);
  expect(await fixture.callOk(calendarFeed.state, {}, fixture.student)).toEqual({
    createdAt: null,
    usedAt: null,
  });
  const { list } = await fixture.callOk(
    account.findActivity,
    { pageNum: 1, pageSize: 9 },
    fixture.student,
  );
  expect(list.map((item: { action: string }) => item.action)).toEqual(
    expect.arrayContaining(['calendarOpened', 'calendarClosed']),
  );
  const [stored] = await server.db.executeAsSystem<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM calendar_feed WHERE token_hash = ${url.slice(-47, -4)}`,
  );
  expect(stored?.n).toBe(0);
});

it('outlives the session that created it, and is refused if it is read too often', async () => {
  const token = await server.login('13900000006');
  const url = await open({ token });
  await server.call(account.logout, {}, { token });
  expect((await read(url)).statusCode).toBe(200);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await read(url)).statusCode),
  );
  expect(statuses.at(-1)).toBe(429);
  for (const feed of ['', 'x', `${'a'.repeat(43)}.txt`, `${'a'.repeat(43)}.ics`]) {
    expect((await read(`http://localhost/calendar/${feed}`)).statusCode).toBe(404);
  }
});

it('cannot be created in a read-only demo', async () => {
  const token = await server.login('13900000006');
  await server.db.executeAsSystem(
    sql`UPDATE session SET read_only = true WHERE token_hash = ${hashToken(token)}`,
  );
  for (const endpoint of [calendarFeed.open, calendarFeed.close]) {
    expect((await fixture.call(endpoint, {}, { token })).code).toBe(errorCodes.demoReadOnly);
  }
});
