// also on PostgreSQL: row locks decide which process reminds, by the clock of the database
import { contract, type EndpointData, type InboxItem } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { serverFixture } from '../../testing/server-fixture';
import { sessionInSunrise } from '../../testing/staff-fixture';
import { callOk as callOkOn } from '../../testing/teach';
import type { CallOptions } from '../../testing/test-server';
import { remindOfLive } from './remind';

const server = serverFixture({ freshLimits: true });
const { inbox, live } = contract;
const HOUR = 3_600_000;
const ahead = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

let head: CallOptions;
let student: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  student = { token: await server.login('13900000006') };
});

const warnings: string[] = [];
const runDue = () => remindOfLive(server.db, (reason) => void warnings.push(reason));
afterEach(() => expect(warnings).toEqual([]));

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);

const planned = async (hours: number, remindMinutes: number | null = 60): Promise<string> =>
  (
    await callOk(live.save, {
      ...{ title: '提醒', courseId: seedId('course:sunrise:head:0'), zone: 'Asia/Shanghai' },
      ...{ startsAt: ahead(hours), endsAt: ahead(hours + 1), remindMinutes },
    })
  ).id;

/** The messages about a session in the student's inbox, newest first. */
async function inboxOf(id: string, overrides: CallOptions = {}): Promise<InboxItem[]> {
  const query = { pageNum: 1, pageSize: 100 };
  const { list } = await callOk(inbox.find, query, { ...student, ...overrides });
  const rows = await server.db.executeAsSystem<{ id: string }>(
    sql`SELECT id FROM live_notice WHERE live_id = ${id}::uuid
      AND member_id = ${seedId('member:sunrise:13900000006')}::uuid`,
  );
  const ids = new Set(rows.map((row) => row.id));
  return list.filter((item: InboxItem) => ids.has(item.id));
}

const row = (id: string) => callOk(live.findById, { id });
const notices = async (id: string): Promise<number> => {
  const [countRow] = await server.db.executeAsSystem<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM live_notice WHERE live_id = ${id}::uuid`,
  );
  return countRow?.n ?? 0;
};

it('reminds all learners of the course at the time of the reminder, and not before', async () => {
  const early = await planned(2);
  const never = await planned(0.5, null);
  const due = await planned(0.5);
  await runDue();
  expect([await notices(early), await notices(never)]).toEqual([0, 0]);
  const { invited, remindedAt } = await row(due);
  expect(remindedAt).not.toBeNull();
  expect(await notices(due)).toBe(invited);
});

it('reminds once, however many processes check, and how often', async () => {
  const id = await planned(0.5);
  await Promise.all([runDue(), runDue(), runDue(), runDue()]);
  await runDue();
  expect(await notices(id)).toBe((await row(id)).invited);
  expect(await inboxOf(id)).toHaveLength(1);
});

it('uses the language and time zone of the reader, and links to the room', async () => {
  const id = await planned(0.5);
  await runDue();
  const [zh] = await inboxOf(id, { headers: { timezone: 'Asia/Shanghai' } });
  expect(zh?.title).toBe('直播即将开始：提醒');
  const french = { locale: 'fr-FR', timezone: 'Europe/Paris' };
  const [fr] = await inboxOf(id, { headers: french });
  expect(fr?.title).toBe('Le direct commence bientôt : 提醒');
  expect(fr?.text).toContain('Europe/Paris');
  expect(fr?.text).toMatch(new RegExp(`https?://\\S+/saas/zegoroomkit\\?live=${id}$`));
});

it('appears in the inbox like other messages', async () => {
  const id = await planned(0.5);
  await runDue();
  const [item] = await inboxOf(id);
  expect(item?.readAt).toBeNull();
  const unreadBefore = (await callOk(inbox.state, {}, student)).unread;
  const { unread } = await callOk(inbox.read, { ids: [item?.id] }, student);
  expect(unread).toBe(unreadBefore - 1);
  expect((await inboxOf(id))[0]?.readAt).not.toBeNull();
});

it('people who were notified learn of a new time and of a cancellation; nobody else does', async () => {
  const notDue = await planned(30);
  await callOk(live.save, { id: notDue, version: 1, startsAt: ahead(40), endsAt: ahead(41) });
  await callOk(live.cancel, { id: notDue, version: 2, reason: '不讲了' });
  expect(await notices(notDue)).toBe(0);
  const id = await planned(0.5);
  await runDue();
  await callOk(live.save, { id, version: 1, title: '只改名' });
  expect(await inboxOf(id)).toHaveLength(1);
  await callOk(live.save, { id, version: 2, startsAt: ahead(50), endsAt: ahead(51) });
  expect((await inboxOf(id)).map(({ title }) => title)).toEqual([
    '直播改期：只改名',
    '直播即将开始：提醒',
  ]);
  expect((await row(id)).remindedAt).toBeNull();
  await callOk(live.cancel, { id, version: 3, reason: '老师生病' });
  const [last] = await inboxOf(id);
  expect([last?.title, last?.text.endsWith('原因：老师生病')]).toEqual([
    '直播已取消：只改名',
    true,
  ]);
});

it.each([
  [
    'the tenant is disabled',
    sql`UPDATE tenant SET status = 'disabled' WHERE id = ${seedId('tenant:sunrise')}::uuid`,
    sql`UPDATE tenant SET status = 'active' WHERE id = ${seedId('tenant:sunrise')}::uuid`,
  ],
  [
    'it is cancelled',
    sql`UPDATE live_session SET cancelled_at = now() WHERE title = '提醒'`,
    sql`UPDATE live_session SET cancelled_at = NULL WHERE title = '提醒'`,
  ],
])('nobody is reminded while %s', async (_, change, back) => {
  const id = await planned(0.5);
  await server.db.executeAsSystem(change);
  await runDue();
  await server.db.executeAsSystem(back);
  expect(await notices(id)).toBe(0);
});
