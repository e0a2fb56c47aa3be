// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import {
  contract,
  type EndpointData,
  errorCodes,
  type StudentAccount,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { seedStudents } from '../seed/students';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, audit, inbox, studentAccount, user } = contract;

const page = { pageNum: 1, pageSize: 200 };
/** The first demo student who logs in, of the branch main. */
const PHONE = seedStudents(21, 6)[20]?.phone ?? '';
const userId = seedId(`member:sunrise:${PHONE}`);
const OWN_PHONE = '13900000006';
let head: CallOptions;
let southern: CallOptions;
let vocational: CallOptions;
let phones = 15_466_000_000;
const nextPhone = (): string => {
  phones += 1;
  return String(phones);
};

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: seedId('branch:sunrise:south') } };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const sendRequest = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await sendRequest(endpoint, params, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, errorCodes.ok, '']);
  return reply.data;
}
const list = async (filter: object = {}, options = head): Promise<StudentAccount[]> =>
  (await callOk(studentAccount.find, { ...page, ...filter }, options)).list;
const accountOf = async (id: string): Promise<StudentAccount | undefined> =>
  (await list({ account: 'with' })).find((row) => row.userId === id);
const codeOf = async (token: string) =>
  (await server.call(account.getUserInfo, {}, { token })).code;

describe('the list', () => {
  it('has all students, with masked log-in names and the number of sessions', async () => {
    const all = await list();
    expect(all).toHaveLength(200);
    const withLogin = all.filter(({ login }) => login !== null);
    expect(withLogin).toHaveLength(19);
    const match = withLogin.find((row) => row.userId === userId);
    expect(match).toMatchObject({ status: 'active', login: { sessions: 1, mail: null } });
    expect(match?.login?.phone).toMatch(/^136\*{4}\d{4}$/);
    expect(JSON.stringify(all)).not.toContain(PHONE);
  });

  it('can be filtered and sorted', async () => {
    expect(await list({ account: 'without' })).toHaveLength(181);
    const suspended = await list({ account: 'with', status: 'suspended' });
    expect(new Set(suspended.map(({ status }) => status))).toEqual(new Set(['suspended']));
    // A suspended student has no session.
    expect(new Set(suspended.map(({ login }) => login?.sessions))).toEqual(new Set([0]));
    const times = (await list({ account: 'with', sort: '-lastLoginAt' })).map(
      ({ login }) => login?.lastLoginAt ?? '',
    );
    expect(times).toEqual([...times].sort().reverse());
  });

  it('is restricted to the caller’s organisation and branches', async () => {
    const branchNames = new Set((await list({}, southern)).map(({ branchName }) => branchName));
    expect(branchNames).toEqual(new Set(['徐汇校区']));
    expect(await list({ account: 'with' }, vocational)).toEqual([]);
    const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
    const otherTenantRows = await list({}, { token, host: 'new.localhost' });
    expect(otherTenantRows.map((row) => row.userId)).not.toContain(userId);
  });
});

describe('sessions of a student', () => {
  it('are listed, and can be ended with a reason of which the student is notified', async () => {
    const student = seedId(`member:sunrise:${OWN_PHONE}`);
    const [first, second] = [await server.login(OWN_PHONE), await server.login(OWN_PHONE)];
    const sessions = await callOk(studentAccount.findSessions, { userId: student });
    expect(sessions).toHaveLength(2);
    const { sessionId } = sessions[0];
    const reason = '设备遗失';
    expect(
      await callOk(studentAccount.endSessions, { userId: student, sessionId, reason }),
    ).toEqual({
      ended: 1,
    });
    expect([await codeOf(first), await codeOf(second)].sort()).toEqual([
      0,
      errorCodes.sessionExpired,
    ]);
    await callOk(studentAccount.endSessions, { userId: student, reason });
    expect((await accountOf(student))?.login?.sessions).toBe(0);
    const lines = await callOk(audit.findByCondition, {
      ...page,
      target: seedId(`account:${OWN_PHONE}`),
      action: 'administrator.sessions.ended',
    });
    expect(lines.list[0]).toMatchObject({ who: '陈晓阳', detail: { reason } });
    const notices = await server.call(inbox.find, page, {
      token: await server.login(OWN_PHONE),
    });
    expect(JSON.stringify(notices.data)).toContain('管理员结束了您的登录');
  });

  it.each([
    ['another branch', () => southern],
    ['another organisation', () => vocational],
  ])('are not found for staff of %s', async (_, caller) => {
    for (const [call, params] of [
      [studentAccount.findSessions, { userId }],
      [studentAccount.endSessions, { userId, reason: '试' }],
      [studentAccount.makePassword, { userId }],
      [studentAccount.open, { userId }],
      [studentAccount.withdraw, { userId }],
    ] as const) {
      expect([call.path, (await sendRequest(call, params, caller())).code]).toEqual([
        call.path,
        errorCodes.notFound,
      ]);
    }
    expect((await accountOf(userId))?.login?.sessions).toBe(1);
  });

  it('of a student who also works elsewhere in the tenant cannot be ended', async () => {
    const phone = seedStudents(25, 6)[24]?.phone ?? '';
    const id = seedId(`member:sunrise:${phone}`);
    await server.db.executeAsSystem(sql`INSERT INTO actor (tenant_id, member_id, organ_id, kind)
      VALUES (${seedId('tenant:sunrise')}::uuid, ${id}::uuid, ${seedId('organ:sunrise:vocational')}::uuid, 'staff')`);
    for (const [call, params] of [
      [studentAccount.findSessions, { userId: id }],
      [studentAccount.endSessions, { userId: id, reason: '试' }],
      [studentAccount.makePassword, { userId: id }],
    ] as const) {
      expect((await sendRequest(call, params)).code).toBe(errorCodes.forbidden);
    }
  });
});

describe('the account of a student', () => {
  it('is announced to the student, with the address for a log-in by code', async () => {
    const phone = nextPhone();
    const created = await callOk(user.addStudent, { name: '新学员', phone });
    const messagesTo = () =>
      server.db.executeAsSystem(sql`SELECT purpose, channel, tenant_id::text AS tenant
      FROM outbox WHERE account = ${phone}`);
    expect(await messagesTo()).toEqual([]);
    await callOk(studentAccount.open, created);
    const opened = {
      purpose: 'notice.accountOpened',
      channel: 'sms',
      tenant: seedId('tenant:sunrise'),
    };
    expect(await messagesTo()).toEqual([opened]);
    // a refused request notifies nobody
    expect((await sendRequest(studentAccount.open, created)).code).toBe(errorCodes.conflict);
    expect(await messagesTo()).toEqual([opened]);
  });

  it('is opened with the student’s own number, and works with a generated password', async () => {
    const phone = nextPhone();
    const created = await callOk(user.addStudent, { name: '新学员', phone });
    await callOk(studentAccount.open, created);
    expect((await accountOf(created.userId))?.login).toMatchObject({
      sessions: 0,
      lastLoginAt: null,
    });
    expect((await sendRequest(studentAccount.open, created)).code).toBe(errorCodes.conflict);
    const { password } = await callOk(studentAccount.makePassword, created);
    const reply = await server.call(account.login, { account: phone, password });
    expect(reply.code).toBe(errorCodes.ok);
    expect((await accountOf(created.userId))?.login?.lastLoginAt).not.toBeNull();
    const { version } = (await accountOf(created.userId)) ?? {};
    await callOk(user.updateStudent, { userId: created.userId, version, status: 'suspended' });
    expect((await server.call(account.login, { account: phone, password })).code).toBe(
      errorCodes.placeSuspended,
    );
  });

  it('can be neither opened nor viewed without the permissions', async () => {
    const staff = { token: await server.login('13900000002') };
    for (const [call, params] of [
      [studentAccount.findSessions, { userId }],
      [studentAccount.endSessions, { userId, reason: '试' }],
      [studentAccount.makePassword, { userId }],
      [studentAccount.open, { userId }],
      [studentAccount.withdraw, { userId }],
    ] as const) {
      expect((await sendRequest(call, params, staff)).code).toBe(errorCodes.forbidden);
    }
  });
});
