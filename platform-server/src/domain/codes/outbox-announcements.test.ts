// also on PostgreSQL: the database orders the messages to claim
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import type { Message } from './compose-message';
import { deliverDue } from './outbox';
import { createSecret } from './secret';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.executeAsSystem(sql`DELETE FROM outbox`));

const id = seedId('announcement:sunrise:head:1');
const secret = createSecret(() => 'the secret of this test');

async function add(channel: 'mail' | 'sms', purpose = 'notice.announcement', minutesAgo = 1) {
  const announcementId = purpose === 'notice.announcement' ? id : null;
  await database.db.executeAsSystem(sql`
    INSERT INTO outbox (tenant_id, account, channel, purpose, locale, status, announcement_id, next_try_at)
    VALUES (${seedId('tenant:sunrise')}::uuid, ${`${channel}@example.com`}, ${channel}, ${purpose}, 'zh-CN', 'pending',
      ${announcementId}::uuid, now() - make_interval(mins => ${minutesAgo}::int))`);
}

async function sentBy(channel: 'mail' | 'sms', perDay = 100): Promise<Message[]> {
  const sent: Message[] = [];
  const deliver = async (message: Message) => void sent.push(message);
  const sms = { perDay, perTenantPerDay: perDay };
  await deliverDue({ db: database.db, secret, channel, sms, deliver, warn: () => {} });
  return sent;
}
const states = async () =>
  (await database.db.executeAsSystem<{ status: string }>(sql`SELECT status FROM outbox`)).map(
    (r) => r.status,
  );

it('a mail has the whole text of an announcement, an SMS only its title', async () => {
  await add('mail');
  await add('sms');
  const [mail] = await sentBy('mail');
  expect(mail).toMatchObject({ subject: '阳光教育：系统维护通知', code: '' });
  expect(mail?.text).toMatch(/^平台将于本周六.+\n\n请提前保存您的工作。\n\n阳光教育$/);
  const [sms] = await sentBy('sms');
  expect(sms?.text).toBe('阳光教育：系统维护通知。请登录平台查看详情。');
});

it('messages of a withdrawn announcement are not sent', async () => {
  await add('mail');
  await database.db.executeAsSystem(
    sql`UPDATE announcement SET state = 'withdrawn' WHERE id = ${id}::uuid`,
  );
  expect(await sentBy('mail')).toEqual([]);
  expect(await states()).toEqual(['dropped']);
  await database.db.executeAsSystem(
    sql`UPDATE announcement SET state = 'sent' WHERE id = ${id}::uuid`,
  );
});

it('messages about an account are sent before announcements that have waited longer', async () => {
  await add('mail', 'notice.announcement', 30);
  await add('mail', 'notice.announcement', 20);
  await add('mail', 'notice.password', 1);
  const order = (await sentBy('mail')).map(({ purpose }) => purpose);
  expect(order).toEqual(['notice.password', 'notice.announcement', 'notice.announcement']);
});

it('an SMS of an announcement waits for room in the day’s budget', async () => {
  await add('sms');
  await database.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  expect(await sentBy('sms', 0)).toEqual([]);
  expect(await states()).toEqual(['waiting']);
});
