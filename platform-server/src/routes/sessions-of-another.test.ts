// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import { type AuditRecord, contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, audit, inbox } = contract;

const STAFF = '13900000002';
/** Staff of the head organisation and of two other tenants. */
const OF_MANY = '13900000003';
const staffId = seedId(`actor:sunrise:head:${STAFF}`);
const manyId = seedId(`actor:sunrise:head:${OF_MANY}`);
const reason = '电脑遗失';

let admin: CallOptions;
beforeAll(async () => {
  admin = await sessionInSunrise(server, '13900000001', 'head');
});

const find = (id: string, options: CallOptions = admin) =>
  server.call(administrator.findSessions, { id }, options);
const end = (params: { id: string; sessionId?: string; reason?: string }, options = admin) =>
  server.call(administrator.endSessions, { reason, ...params }, options);
const codeOf = async (token: string) =>
  (await server.call(account.getUserInfo, {}, { token })).code;

it('of staff are listed, and one of them can be ended', async () => {
  const sessionCount = (await find(staffId)).data.length;
  const [firstToken, secondToken] = [await server.login(STAFF), await server.login(STAFF)];
  const { data } = await find(staffId);
  expect(data).toHaveLength(sessionCount + 2);
  expect(Object.keys(data[0]).sort()).toEqual([
    'createdAt',
    'ip',
    'lastSeenAt',
    'sessionId',
    'userAgent',
  ]);
  const [newest] = await server.db.executeAsSystem<{ id: string }>(sql`SELECT id::text FROM session
    WHERE account_id = ${seedId(`account:${STAFF}`)}::uuid ORDER BY created_at DESC LIMIT 1`);
  const { data: done } = await end({ id: staffId, sessionId: newest?.id ?? '' });
  expect(done).toEqual({ ended: 1 });
  expect([await codeOf(firstToken), await codeOf(secondToken)]).toEqual([
    0,
    errorCodes.sessionExpired,
  ]);
  const repeatedReply = await end({ id: staffId, sessionId: newest?.id ?? '' });
  expect(repeatedReply.code).toBe(errorCodes.notFound);
});

it('can all be ended with a reason, which is recorded and sent to the person', async () => {
  const token = await server.login(STAFF);
  const { data } = await end({ id: staffId });
  expect(data.ended).toBeGreaterThan(0);
  expect(await codeOf(token)).toBe(errorCodes.sessionExpired);
  const target = seedId(`account:${STAFF}`);
  const lines = await server.call(
    audit.findByCondition,
    { pageNum: 1, pageSize: 5, target },
    admin,
  );
  expect(
    lines.data.list.find(({ action }: AuditRecord) => action === 'administrator.sessions.ended'),
  ).toMatchObject({ who: '陈晓阳', targetName: '林小雨', detail: { reason, ended: data.ended } });
  const staffCaller = { token: await server.login(STAFF) };
  const notices = await server.call(inbox.find, { pageNum: 1, pageSize: 5 }, staffCaller);
  expect(JSON.stringify(notices.data)).toContain('管理员结束了您的登录');
  const history = await server.call(account.findActivity, { pageNum: 1, pageSize: 9 }, staffCaller);
  expect(history.data.list.map(({ action }: { action: string }) => action)).toContain(
    'sessionsEnded',
  );
  const sent = await server.app.inject({ url: '/dev/notices.json', query: { account: STAFF } });
  expect(sent.json()[0]).toMatchObject({ purpose: 'notice.sessionsEnded', link: reason });
  expect((await end({ id: staffId })).data.ended).toBe(1);
  expect((await end({ id: staffId })).data).toEqual({ ended: 0 });
});

it('are those in the caller’s tenant only', async () => {
  const otherTenantToken = await server.login(OF_MANY, { host: 'new.localhost', flow: 'new' });
  const ownTenantToken = await server.login(OF_MANY);
  const elsewhere = (await find(manyId)).data.map(
    ({ sessionId }: { sessionId: string }) => sessionId,
  );
  const rows = await server.db.executeAsSystem<{ id: string }>(sql`SELECT id::text FROM session
    WHERE tenant_id = ${seedId('tenant:horizon')}::uuid`);
  for (const { id } of rows) {
    expect(elsewhere).not.toContain(id);
    expect((await end({ id: manyId, sessionId: id })).code).toBe(errorCodes.notFound);
  }
  await end({ id: manyId });
  expect([await codeOf(ownTenantToken), await codeOf(otherTenantToken)]).toEqual([
    errorCodes.sessionExpired,
    0,
  ]);
});

it.each([
  ['the caller’s own', seedId('actor:sunrise:head:13900000001'), errorCodes.forbidden],
  [
    'sessions of another organisation’s staff',
    seedId('actor:sunrise:vocational:13900000003'),
    errorCodes.notFound,
  ],
  ['sessions of an operator', seedId('actor:sunrise:platform:13900000000'), errorCodes.notFound],
  [
    'sessions of another tenant’s staff',
    seedId('actor:horizon:head:13900000011'),
    errorCodes.notFound,
  ],
])('%s can be neither listed nor ended', async (_, id, code) => {
  expect((await find(id)).code).toBe(code);
  expect((await end({ id })).code).toBe(code);
});

it('can be ended neither without a reason nor without a fresh proof', async () => {
  expect((await end({ id: staffId, reason: ' ' })).data.fields).toHaveProperty('reason');
  await server.db.executeAsSystem(sql`UPDATE session SET proved_at = NULL`);
  expect((await end({ id: staffId })).code).toBe(errorCodes.proofNeeded);
});
