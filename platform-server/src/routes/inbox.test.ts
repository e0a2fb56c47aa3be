// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { announcement, inbox } = contract;
const page = { pageNum: 1, pageSize: 20 };

let head: CallOptions;
let staff: CallOptions;
let otherTenantCaller: CallOptions;
beforeAll(async () => {
  head = { token: await server.login('13900000001') };
  staff = { token: await server.login('13900000002') };
  otherTenantCaller = {
    token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
  };
});
beforeEach(async () => {
  await server.db.executeAsSystem(sql`UPDATE announcement_receipt SET read_at = now()`);
  await server.db.executeAsSystem(sql`DELETE FROM account_notice`);
  await server.db.executeAsSystem(sql`DELETE FROM job`);
});

const state = async (options = staff) => (await server.call(inbox.state, {}, options)).data;
const find = async (overrides = {}, options = staff) =>
  (await server.call(inbox.find, { ...page, ...overrides }, options)).data;
const read = (params: Record<string, unknown>, options = staff) =>
  server.call(inbox.read, params, options);

async function sendAnnouncement(title = '新消息'): Promise<string> {
  const audience = { kind: 'role' as const, ids: [seedId('role:sunrise:staff')] };
  const input = { title, text: '内容', audience, channels: [] };
  const { id } = (await server.call(announcement.save, input, head)).data;
  expect((await server.call(announcement.send, { id, version: 1 }, head)).code).toBe(0);
  return id;
}

it('contains messages to the person, unread until marked, and nobody else’s', async () => {
  const id = await sendAnnouncement();
  expect(await state()).toMatchObject({ unread: 1, invitations: 0, jobs: [] });
  expect((await state(head)).unread).toBe(0);
  expect((await state(otherTenantCaller)).unread).toBe(0);
  expect((await find()).list[0]).toEqual({
    ...{ id, kind: 'announcement', title: '新消息', text: '内容', sender: '阳光教育总部' },
    ...{ sentAt: expect.any(String), readAt: null },
  });
  expect((await find({}, head)).list.map((item: { id: string }) => item.id)).not.toContain(id);
  expect((await read({ ids: [id] })).data).toEqual({ unread: 0 });
  expect((await find({ read: 'yes' })).list[0]).toMatchObject({ id, readAt: expect.any(String) });
  expect((await find({ read: 'no' })).total).toBe(0);
});

it.each([
  ['another person of the tenant', () => head],
  ['another tenant', () => otherTenantCaller],
])('is not marked as read by %s', async (_, caller) => {
  const id = await sendAnnouncement();
  expect((await read({ ids: [id] }, caller())).code).toBe(errorCodes.notFound);
  expect((await read({ all: true }, caller())).data).toEqual({ unread: 0 });
  expect((await state()).unread).toBe(1);
});

it('can be marked as read as a whole, and filtered by text', async () => {
  await sendAnnouncement('第一条通知');
  await sendAnnouncement('第二条通知');
  expect((await find({ keyword: '第二条' })).total).toBe(1);
  expect((await find({ keyword: '%' })).total).toBe(0);
  expect((await state()).unread).toBe(2);
  expect((await read({ all: true })).data).toEqual({ unread: 0 });
});

it.each([
  ['neither', {}],
  ['both', { all: true, ids: ['00000000-0000-4000-8000-000000000000'] }],
  ['no message', { ids: [] }],
])('refuses %s', async (_, params) => {
  expect((await read(params)).code).toBe(errorCodes.invalidInput);
});

it('contains events of the account, in the reader’s language, and of no other account', async () => {
  await server.db.executeAsSystem(sql`INSERT INTO account_notice (account_id, change)
    VALUES (${seedId('account:13900000002')}::uuid, 'password')`);
  expect((await state()).unread).toBe(1);
  expect((await state(head)).unread).toBe(0);
  const french = { ...staff, headers: { locale: 'fr-FR' } };
  const [first] = (await find({ read: 'no' }, french)).list;
  expect(first).toMatchObject({ kind: 'notice', text: '', sender: null });
  expect(first.title).toContain('mot de passe');
  expect((await read({ ids: [first.id] }, head)).code).toBe(errorCodes.notFound);
  expect((await read({ ids: [first.id] })).data).toEqual({ unread: 0 });
});

it('contains changes of the account of which its owner is notified', async () => {
  const person = '13900000003';
  const token = await server.login(person);
  const input = { password: 'Demo#2026', passwordNew: 'Wuzhen#8142kq', repsw: 'Wuzhen#8142kq' };
  const changed = await server.call(contract.account.changePassword, input, { token });
  const rows = await server.db.executeAsSystem<{ change: string }>(
    sql`SELECT change FROM account_notice WHERE account_id = ${seedId(`account:${person}`)}::uuid`,
  );
  expect([changed.code, rows.map(({ change }) => change)]).toEqual([
    errorCodes.ok,
    expect.arrayContaining(['password']),
  ]);
});

it('counts open invitations, and has the person’s own jobs of seven days', async () => {
  const accountId = seedId('account:13900000002');
  const tenantId = seedId('tenant:sunrise');
  await server.db.executeAsSystem(sql`INSERT INTO job (tenant_id, created_by, kind, total, digest, state, finished_at)
    VALUES (${tenantId}::uuid, ${accountId}::uuid, 'tenant.import', 10, 'a', 'running', NULL),
      (${tenantId}::uuid, ${accountId}::uuid, 'tenant.import', 10, 'b', 'done', now() - interval '8 days'),
      (${tenantId}::uuid, ${seedId('account:13900000001')}::uuid, 'tenant.import', 10, 'c', 'running', NULL)`);
  await server.db.executeAsSystem(sql`INSERT INTO invitation (tenant_id, organ_id, account_id, name, phone, invited_by, expires_at)
    VALUES (${seedId('tenant:homecare')}::uuid, ${seedId('organ:homecare:head')}::uuid, ${accountId}::uuid,
      '林小雨', '13900000002', ${seedId('account:13900000021')}::uuid, now() + interval '1 day')`);
  const { jobs, invitations } = await state();
  expect([invitations, jobs]).toEqual([
    1,
    [expect.objectContaining({ state: 'running', done: 0, total: 10, finishedAt: null })],
  ]);
});

it('can be polled without keeping the session alive', async () => {
  const token = await server.login('13900000002');
  const expireSoon = sql`UPDATE session SET expires_at = now() + interval '5 minutes' WHERE token_hash = (
    SELECT token_hash FROM session ORDER BY created_at DESC LIMIT 1)`;
  const countLeft = async () => {
    const [row] = await server.db.executeAsSystem<{ minutes: number }>(sql`
      SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
      FROM session ORDER BY created_at DESC LIMIT 1`);
    return row?.minutes;
  };
  await server.db.executeAsSystem(expireSoon);
  await server.call(inbox.state, {}, { token });
  expect(await countLeft()).toBe(5);
  await server.call(inbox.find, page, { token });
  expect(await countLeft()).toBeGreaterThan(5);
});
