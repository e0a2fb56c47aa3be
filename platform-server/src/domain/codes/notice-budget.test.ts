import { sql } from 'drizzle-orm';
import { runHousekeeping } from '../../housekeeping';
import { seedId } from '../../seed/seed-id';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { sendNotices } from '../account/notices';
import { addInvitation } from '../admin/add-invitation';
import { notifyInvitee } from '../admin/notify-invitee';
import type { Message } from './compose-message';
import { deliverDue } from './outbox';
import type { Deliver } from './outbox-context';
import { createSecret, shortHash } from './secret';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['outbox', 'invitation', 'limit_counter']) {
    await database.db.executeAsSystem(sql.raw(`DELETE FROM ${table}`));
  }
});

const TENANT = seedId('tenant:sunrise');
const OTHER_TENANT = seedId('tenant:voyage');
const VICTIM = '15511110000';
const ATTACKER = '15511119999';
const secret = createSecret(() => 'the secret of this test');
const way = {
  locale: 'zh-CN',
  delivers: { sms: true, mail: true },
  secret,
  site: 'http://localhost:9000',
  host: 'localhost',
} as const;
const LINK = 'http://localhost:9000/entrance/undo#token=x';

const notify = (to: string, times = 1, tenantId = TENANT) =>
  database.db.withSystem(async (tx) => {
    for (let i = 0; i < times; i += 1) {
      await sendNotices(tx, way, 'phone', tenantId, [to], new Map([[to, LINK]]));
    }
  });

/** A person of the demo data is invited and gets the message. */
const INVITED = '13900000002';
const invite = (tenantId = TENANT) =>
  database.db.withSystem(async (tx) => {
    await addInvitation(tx, {
      tenantId,
      organId: seedId(tenantId === TENANT ? 'organ:sunrise:head' : 'organ:voyage:head'),
      person: { accountId: seedId(`account:${INVITED}`), name: '林小雨', phone: INVITED },
      roleIds: [],
      branchIds: [],
      invitedBy: seedId('account:13900000001'),
      invitedAs: null,
      ip: '',
    });
    await notifyInvitee(tx, way, tenantId, [INVITED], 'invited');
  });

const complaints: string[] = [];
beforeEach(() => void complaints.splice(0));

/** Sends what is due within this budget; returns the messages that the provider received. */
async function send(perDay: number, perTenantPerDay = perDay, deliver?: Deliver) {
  const sent: Message[] = [];
  const take = async (message: Message): Promise<void> => void sent.push(message);
  await deliverDue({
    db: database.db,
    secret,
    channel: 'sms',
    sms: { perDay, perTenantPerDay },
    deliver: deliver ?? take,
    warn: (reason) => complaints.push(reason),
  });
  return sent;
}

async function counted(bucket: string): Promise<number> {
  const [row] = await database.db.executeAsSystem<{ hits: number }>(
    sql`SELECT hits FROM limit_counter WHERE bucket = ${shortHash(bucket)}`,
  );
  return row?.hits ?? 0;
}

const waiting = () =>
  database.db.executeAsSystem<{ account: string; tries: number; pause: number; link: boolean }>(sql`
    SELECT account, tries, extract(epoch FROM next_try_at - now())::float AS pause,
      code_cipher IS NOT NULL AS link
    FROM outbox WHERE status = 'waiting' ORDER BY account`);

const nextDay = async (): Promise<void> => {
  await database.db.executeAsSystem(sql`UPDATE limit_counter SET expires_at = now()`);
  await database.db.executeAsSystem(
    sql`UPDATE outbox SET next_try_at = now() WHERE status = 'waiting'`,
  );
};

it('notices and invitations count once for their tenant and for all tenants, whatever the attempts', async () => {
  await notify(VICTIM);
  await invite();
  const refuse = async (): Promise<never> => {
    throw new Error('no thanks');
  };
  await send(100, 100, refuse);
  await database.db.executeAsSystem(sql`UPDATE outbox SET next_try_at = now()`);
  expect(await send(100)).toHaveLength(2);
  expect([await counted('sms:day'), await counted(`sms:day:${TENANT}`)]).toEqual([2, 2]);
});

it('three notices a day to a number are sent even if the budget is used up', async () => {
  await notify(ATTACKER, 12);
  expect(await send(5)).toHaveLength(5 + 3);
  await notify(VICTIM, 4);
  const sent = await send(5);
  expect(sent.map(({ to }) => to)).toEqual([VICTIM, VICTIM, VICTIM]);
  expect(sent[0]?.text).toContain(LINK);
});

it('a notice of a log-in is no exception: it waits until the budget has room', async () => {
  await notify(ATTACKER, 5);
  await send(5);
  await database.db.withSystem((tx) => sendNotices(tx, way, 'newNetwork', TENANT, [VICTIM]));
  expect(await send(5)).toEqual([]);
  expect(await waiting()).toMatchObject([{ account: VICTIM }]);
  await nextDay();
  const [lateNotice] = await send(5);
  expect(lateNotice?.text).toContain('从未使用过的网络');
});

it('further notices wait for the budget, keep their link, and cause a warning for the operator', async () => {
  await notify(VICTIM, 6);
  expect(await send(2)).toHaveLength(2 + 3);
  const [row, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ account: VICTIM, tries: 0, link: true });
  expect(row?.pause).toBeGreaterThan(0);
  expect(complaints).toEqual([expect.stringContaining('SMS budget')]);
  // On the next try it keeps waiting without another warning.
  await database.db.executeAsSystem(
    sql`UPDATE outbox SET next_try_at = now() WHERE status = 'waiting'`,
  );
  expect(await send(2)).toEqual([]);
  expect(await waiting()).toMatchObject([{ tries: 0 }]);
  expect(complaints).toHaveLength(1);

  await database.db.executeAsSystem(sql`UPDATE outbox SET created_at = now() - interval '2 days'`);
  await runHousekeeping(database.db, { auditDays: 365 });
  await nextDay();
  const [lateNotice] = await send(2);
  expect(lateNotice?.text).toContain(LINK);
  expect(await waiting()).toEqual([]);
});

it('notices of one tenant do not use up another tenant’s budget', async () => {
  await notify(ATTACKER, 8);
  expect(await send(100, 4)).toHaveLength(4 + 3);
  await notify(VICTIM, 4, OTHER_TENANT);
  expect(await send(100, 4)).toHaveLength(4);
});

it('invitations get four fifths of the budget, then wait; a withdrawn one is not sent', async () => {
  await notify(VICTIM, 4);
  expect(await send(5)).toHaveLength(4);
  await invite();
  await invite(OTHER_TENANT);
  expect(await send(5)).toEqual([]);
  expect(await waiting()).toHaveLength(2);
  await database.db.executeAsSystem(
    sql`UPDATE invitation SET state = 'withdrawn' WHERE tenant_id = ${OTHER_TENANT}::uuid`,
  );
  await nextDay();
  const sent = await send(5);
  expect(sent.map(({ purpose }) => purpose)).toEqual(['notice.invitation']);
  expect(sent[0]?.text).toContain('http://localhost:9000/entrance/invitation');
  const rows = await database.db.executeAsSystem(sql`SELECT status FROM outbox
    WHERE purpose = 'notice.invitation' ORDER BY status`);
  expect(rows).toEqual([{ status: 'dropped' }, { status: 'sent' }]);
});

it('mails are not limited by the budget', async () => {
  await notify('admin@sunrise.example', 5);
  const sent: string[] = [];
  await deliverDue({
    db: database.db,
    secret,
    channel: 'mail',
    sms: { perDay: 1, perTenantPerDay: 1 },
    deliver: async ({ to }) => void sent.push(to),
    warn: (reason) => complaints.push(reason),
  });
  expect(sent).toHaveLength(5);
  expect(await counted('sms:day')).toBe(0);
});
