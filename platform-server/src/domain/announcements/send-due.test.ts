// also on PostgreSQL: row locks decide which process sends, by the clock of the database
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { serverFixture } from '../../testing/server-fixture';
import type { CallOptions } from '../../testing/test-server';
import { MAILS_PER_HOUR } from './deliver';
import { sendDueAnnouncements } from './send-due';

const server = serverFixture({ freshLimits: true });
const { announcement } = contract;
const delivers = { mail: true, sms: true };
const actorId = seedId('actor:sunrise:head:13900000001');

let head: CallOptions;
beforeAll(async () => {
  head = { token: await server.login('13900000001') };
  await server.db.executeAsSystem(sql`DELETE FROM announcement WHERE state = 'scheduled'`);
});

const warnings: string[] = [];
const runDue = () =>
  sendDueAnnouncements(server.db, delivers, (reason) => void warnings.push(reason));
afterEach(() => expect(warnings).toEqual([]));

const row = async (id: string) => (await server.call(announcement.findById, { id }, head)).data;

/** Schedules an announcement an hour ahead, through the API. */
async function scheduled(channels: readonly ('mail' | 'sms')[] = [], kind = 'staff') {
  const audience = { kind, ids: [] };
  const input = { title: '定时消息', text: '到点发送', audience, channels };
  const { id } = (await server.call(announcement.save, input as never, head)).data;
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const reply = await server.call(announcement.send, { id, version: 1, at }, head);
  expect(reply.data).toMatchObject({ state: 'scheduled', sendAt: at, actions: ['unschedule'] });
  return { id, version: reply.data.version as number };
}

/** Moves its time into the past, so that it is due. */
const makeDue = (id: string) =>
  server.db.executeAsSystem(
    sql`UPDATE announcement SET send_at = now() - interval '1 second' WHERE id = ${id}::uuid`,
  );

async function count(query: SQL): Promise<number> {
  const [countRow] = await server.db.executeAsSystem<{ n: number }>(
    sql`SELECT count(*)::int AS n ${query}`,
  );
  return countRow?.n ?? Number.NaN;
}
const receipts = (id: string) =>
  count(sql`FROM announcement_receipt WHERE announcement_id = ${id}::uuid`);

it('is sent at its time, and not before', async () => {
  const { id } = await scheduled();
  await runDue();
  expect(await row(id)).toMatchObject({ state: 'scheduled', reached: 0 });
  await makeDue(id);
  await runDue();
  const sent = await row(id);
  expect(sent).toMatchObject({ state: 'sent', sendAt: null, problem: null });
  expect(sent.reached).toBeGreaterThan(0);
  expect(await receipts(id)).toBe(sent.reached);
  const trail = sql`FROM audit_log WHERE action = 'announcement.sent' AND target = ${id}
    AND account_id = ${seedId('account:13900000001')}::uuid
    AND organ_ids = ARRAY[${seedId('organ:sunrise:head')}::uuid]`;
  expect(await count(trail)).toBe(1);
});

it('is sent once, even if several processes check at the same time', async () => {
  const { id } = await scheduled(['sms']);
  await makeDue(id);
  await Promise.all([runDue(), runDue(), runDue(), runDue()]);
  await runDue();
  expect((await row(id)).state).toBe('sent');
  const messages = await count(sql`FROM outbox WHERE announcement_id = ${id}::uuid`);
  expect([messages, await receipts(id)]).toEqual([
    (await row(id)).reached,
    (await row(id)).reached,
  ]);
});

it('is not sent if it was cancelled in time', async () => {
  const { id, version } = await scheduled();
  await makeDue(id);
  const reply = await server.call(announcement.unschedule, { id, version }, head);
  expect(reply.data).toMatchObject({ state: 'draft', sendAt: null });
  await runDue();
  expect((await row(id)).state).toBe('draft');
});

it.each([
  [
    'is suspended',
    sql`UPDATE actor SET status = 'suspended' WHERE id = ${actorId}::uuid`,
    sql`UPDATE actor SET status = 'active' WHERE id = ${actorId}::uuid`,
  ],
  [
    'has lost the permission',
    sql`UPDATE permission SET code = 'message.was' WHERE code = 'message.send'`,
    sql`UPDATE permission SET code = 'message.send' WHERE code = 'message.was'`,
  ],
  [
    'works only in a branch now',
    sql`DELETE FROM actor_branch WHERE actor_id = ${actorId}::uuid AND branch_id <> ${seedId('branch:sunrise:east')}::uuid`,
    sql`INSERT INTO actor_branch (tenant_id, actor_id, branch_id) SELECT ${seedId('tenant:sunrise')}::uuid, ${actorId}::uuid, b.id
      FROM branch b WHERE b.ucode IN ('YG-ZB', 'YG-XH')`,
  ],
])('becomes a draft with a reason if its sender %s', async (_, change, back) => {
  const { id } = await scheduled();
  await makeDue(id);
  await server.db.executeAsSystem(change);
  await runDue();
  await server.db.executeAsSystem(back);
  expect(await row(id)).toMatchObject({ state: 'draft', problem: 'sender', sendAt: null });
  expect(await receipts(id)).toBe(0);
});

it('becomes a draft with a reason if it reaches nobody any more, and can be sent again', async () => {
  const staff = sql`organ_id = ${seedId('organ:sunrise:head')}::uuid AND kind = 'staff' AND id <> ${actorId}::uuid`;
  const { id } = await scheduled();
  await makeDue(id);
  await server.db.executeAsSystem(sql`UPDATE actor SET status = 'suspended' WHERE ${staff}`);
  await runDue();
  const stored = await row(id);
  expect(stored).toMatchObject({ state: 'draft', problem: 'nobody' });
  await server.db.executeAsSystem(sql`UPDATE actor SET status = 'active' WHERE ${staff}`);
  const sent = await server.call(announcement.send, { id, version: stored.version }, head);
  expect(sent.data).toMatchObject({ state: 'sent', problem: null });
});

it.each([
  ['in the past', -1],
  ['more than a year ahead', 370 * 24],
])('is refused for a time %s', async (_, hours) => {
  const input = { title: '消息', text: '内容', audience: { kind: 'staff', ids: [] }, channels: [] };
  const { id } = (await server.call(announcement.save, input as never, head)).data;
  const at = new Date(Date.now() + hours * 3_600_000).toISOString();
  const reply = await server.call(announcement.send, { id, version: 1, at }, head);
  expect([reply.code, Object.keys(reply.data.fields)]).toEqual([errorCodes.invalidInput, ['at']]);
});

it('sends a thousand mails an hour, after those that are already waiting', async () => {
  const tenantId = seedId('tenant:sunrise');
  await server.db.executeAsSystem(sql`DELETE FROM outbox`);
  await server.db.executeAsSystem(sql`INSERT INTO outbox (tenant_id, account, channel, purpose, locale, status)
    SELECT ${tenantId}::uuid, n || '@example.com', 'mail', 'notice.announcement', 'zh-CN', 'pending'
    FROM generate_series(1, ${MAILS_PER_HOUR - 10}::int) n`);
  const { id } = await scheduled(['mail'], 'students');
  await makeDue(id);
  await runDue();
  const waiting = await server.db.executeAsSystem<{ hours: number; n: number }>(sql`
    SELECT round(extract(epoch FROM next_try_at - now()) / 3600)::int AS hours, count(*)::int AS n
    FROM outbox WHERE announcement_id = ${id}::uuid GROUP BY 1 ORDER BY 1`);
  const others = waiting.filter(({ hours }) => hours > 0).reduce((sum, { n }) => sum + n, 0);
  expect(waiting[0]).toEqual({ hours: 0, n: 10 });
  expect(others).toBeGreaterThan(0);
  expect(waiting.map(({ hours }) => hours)).toEqual([0, 1]);
});
