// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import {
  contract,
  type EndpointData,
  errorCodes,
  type StudentAccount,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';
import { acceptInvitation, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, audit, invitation, studentAccount, user } = contract;

const page = { pageNum: 1, pageSize: 200 };
/** Staff of another tenant. */
const OWNER = '13900000011';
const HOST = 'localhost';
let head: CallOptions;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});
/** Deletes what one test leaves, so that tests are independent. */
afterEach(() =>
  server.db.withSystem(async (tx) => {
    await tx.execute(sql`DELETE FROM invitation`);
    await tx.execute(sql`DELETE FROM member WHERE name = '别家人'`);
  }),
);

const sendRequest = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
async function callOk(endpoint: EndpointData, params: object) {
  const reply = await sendRequest(endpoint, params);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, errorCodes.ok, '']);
  return reply.data;
}
const added = (phone = OWNER): Promise<{ userId: string }> =>
  callOk(user.addStudent, { name: '别家人', phone });
const rowOf = async (userId: string): Promise<StudentAccount | undefined> =>
  (await callOk(studentAccount.find, { ...page, keyword: '别家人' })).list.find(
    (item: StudentAccount) => item.userId === userId,
  );
const logIn = () =>
  sendRequest(account.login, { account: OWNER, password: 'Demo#2026' }, { host: HOST });

it('goes to the owner of an account with the student’s number, without changing the account', async () => {
  const accountRow = () =>
    server.db.executeAsSystem(sql`SELECT to_jsonb(a) AS row FROM account a WHERE phone = ${OWNER}`);
  const accountBefore = await accountRow();
  const created = await added();
  expect(await callOk(studentAccount.open, created)).toEqual({ invited: true });
  expect(await rowOf(created.userId)).toMatchObject({ invited: true, login: null });
  expect(await accountRow()).toEqual(accountBefore);
  const [sent] = await server.db.executeAsSystem(sql`SELECT purpose FROM outbox
    WHERE account = ${OWNER} ORDER BY created_at DESC LIMIT 1`);
  expect(sent).toEqual({ purpose: 'notice.invitation' });
  expect(await logIn()).toMatchObject({ code: errorCodes.noOrganisation, data: { invited: true } });
  const repeatedReply = await sendRequest(studentAccount.open, created);
  expect(repeatedReply).toMatchObject({
    code: errorCodes.conflict,
    data: { fields: { phone: '已邀请此人，正等待对方接受' } },
  });
});

it('lets the owner log in as that student after accepting, and is in the history', async () => {
  const created = await added();
  await callOk(studentAccount.open, created);
  const accepted = await acceptInvitation(server, OWNER, HOST);
  expect(accepted).toMatchObject({ code: errorCodes.ok, data: { organs: ['阳光教育总部'] } });
  expect(await rowOf(created.userId)).toMatchObject({
    invited: false,
    login: { lastLoginAt: null },
  });
  expect((await logIn()).code).toBe(errorCodes.ok);
  expect((await rowOf(created.userId))?.login?.lastLoginAt).not.toBeNull();
  const history = await callOk(audit.ofRow, { kind: 'student', id: created.userId, ...page });
  expect(history.list.map(({ action }: { action: string }) => action)).toEqual([
    'student.joined',
    'student.invited',
    'student.added',
  ]);
});

it('makes a person both staff and student with one answer', async () => {
  const created = await added();
  await callOk(studentAccount.open, created);
  await callOk(administrator.save, { name: '别家人', phone: OWNER, roleIds: [] });
  const accepted = await acceptInvitation(server, OWNER, HOST);
  expect(accepted.data.organs).toHaveLength(2);
  const kinds = await server.db.executeAsSystem(sql`SELECT kind FROM actor
    WHERE member_id = ${created.userId}::uuid ORDER BY kind`);
  expect(kinds).toEqual([{ kind: 'staff' }, { kind: 'student' }]);
});

it('can be withdrawn only from the list of students', async () => {
  const created = await added();
  expect((await sendRequest(studentAccount.withdraw, created)).code).toBe(errorCodes.notFound);
  await callOk(studentAccount.open, created);
  expect((await callOk(invitation.find, page)).list).toEqual([]);
  const [row] = await server.db.executeAsSystem<{ id: string }>(sql`SELECT id FROM invitation`);
  expect((await sendRequest(invitation.withdraw, { id: row?.id })).code).toBe(errorCodes.notFound);
  await callOk(studentAccount.withdraw, created);
  expect(await rowOf(created.userId)).toMatchObject({ invited: false, login: null });
  expect(await logIn()).toMatchObject({ code: errorCodes.noOrganisation, data: null });
});

it('cannot be accepted for a student who has another number meanwhile', async () => {
  const created = await added();
  await callOk(studentAccount.open, created);
  await callOk(user.updateStudent, { ...created, phone: '15477000001' });
  expect((await acceptInvitation(server, OWNER, HOST)).code).toBe(errorCodes.notFound);
  expect(await rowOf(created.userId)).toMatchObject({ login: null });
});

it('is refused if the tenant has another record of the owner', async () => {
  const phone = '15477000002';
  const person = { name: '别家人', phone };
  const { id } = await callOk(administrator.save, { ...person, roleIds: [] });
  await callOk(administrator.update, { id, phone: '15477000003' });
  const created = await added(phone);
  expect(await sendRequest(studentAccount.open, created)).toMatchObject({
    code: errorCodes.conflict,
    data: { fields: { phone: expect.stringContaining('另一份人员记录') } },
  });
});
