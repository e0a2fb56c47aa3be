// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { administrator, audit, role, student, user } = contract;

const hidden = { phone: '15566778899', idNumber: '11010519491231002X' };
const page = { pageNum: 1, pageSize: 20 };

let head: CallOptions;
/** Staff of the same organisation without the permission to see numbers. */
let staff: CallOptions;
let userId: string;

async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.ok]);
  return reply.data;
}

const codeOf = async (endpoint: EndpointData, params: object, options: CallOptions) =>
  (await server.call(endpoint, params as Record<string, unknown>, options)).code;

const findNames = async (keyword: string): Promise<string[]> =>
  (await callOk(user.findByCondition, { ...page, keyword })).list.map(
    (item: { userId: string }) => item.userId,
  );

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  staff = { token: await server.login('13900000002') };
  ({ userId } = await callOk(user.addStudent, { name: '遮掩学员', ...hidden }));
});

describe('a full number', () => {
  it.each([
    ['the list', () => callOk(user.findByCondition, { ...page, keyword: hidden.phone })],
    ['the single row', () => callOk(student.findById, { userId })],
    [
      'the refusal of a stale change',
      async () =>
        (await server.call(user.updateStudent, { userId, version: 999, name: '改' }, head)).data,
    ],
    ['the home page', () => callOk(contract.home.find, {})],
    ['the audit trail', () => callOk(audit.findByCondition, { ...page, target: userId })],
  ])('is not part of %s', async (_, sendRequest) => {
    const answer = JSON.stringify(await sendRequest());
    expect(answer).not.toContain(hidden.phone);
    expect(answer).not.toContain(hidden.idNumber);
  });

  it('is masked in lists', async () => {
    expect(await callOk(student.findById, { userId })).toMatchObject({
      phone: '155****8899',
      idNumber: '110***********002X',
    });
  });

  it('is returned on request, and the request is recorded', async () => {
    for (const field of ['phone', 'idNumber'] as const) {
      expect(await callOk(student.reveal, { userId, field })).toEqual({ value: hidden[field] });
      const { list } = await callOk(audit.findByCondition, { ...page, action: 'student.revealed' });
      expect(list[0]).toMatchObject({ who: '陈晓阳', target: userId, detail: { field } });
    }
  });

  it('is refused to people who may only read, and nothing is recorded', async () => {
    expect(await codeOf(student.reveal, { userId, field: 'phone' }, staff)).toBe(
      errorCodes.forbidden,
    );
    const accountId = seedId('account:13900000002');
    const trail = { ...page, action: 'student.revealed', accountId };
    expect((await callOk(audit.findByCondition, trail)).total).toBe(0);
  });

  it('needs only its own permission besides that of reading', async () => {
    const tree = await callOk(role.findPermissionListByRoleId, {
      roleId: seedId('role:sunrise:administrator'),
    });
    expect(JSON.stringify(tree)).toContain('student.reveal');
    const auditor = await callOk(role.findPermissionListByRoleId, {
      roleId: seedId('role:sunrise:auditor'),
    });
    expect(JSON.stringify(auditor)).not.toContain('student.reveal');
  });

  it.each([
    ['another branch', () => ({ ...head, headers: { branch: seedId('branch:sunrise:south') } })],
    ['another organisation', () => sessionInSunrise(server, '13900000003', 'vocational')],
    [
      'another tenant',
      async () => ({
        host: 'new.localhost',
        token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' as const }),
      }),
    ],
  ])('is not found for %s', async (_, callerName) => {
    const caller = await callerName();
    const input = { userId, field: 'phone' };
    expect(await codeOf(student.reveal, input, caller)).toBe(errorCodes.notFound);
    expect(await codeOf(student.findById, { userId }, caller)).toBe(errorCodes.notFound);
  });

  it('of staff is not found', async () => {
    const { list } = await callOk(administrator.findByCondition, page);
    const input = { userId: list[0].userId ?? list[0].id, field: 'phone' };
    expect(await codeOf(student.reveal, input, head)).toBe(errorCodes.notFound);
  });

  it('is returned to one person sixty times in ten minutes', async () => {
    for (let i = 0; i < 60; i += 1) await callOk(student.reveal, { userId, field: 'phone' });
    const reply = await server.call(student.reveal, { userId, field: 'phone' }, head);
    expect([reply.status, reply.code, reply.data]).toEqual([
      429,
      errorCodes.tooManyRequests,
      { retryAfter: expect.any(Number) },
    ]);
  });
});

describe('a search', () => {
  it.each([
    ['the full number', hidden.phone],
    ['the full number with spaces', '155 6677 8899'],
    ['its first visible digits', '155'],
    ['its last visible digits', '8899'],
  ])('finds by %s', async (_, keyword) => {
    expect(await findNames(keyword)).toContain(userId);
  });

  it.each([
    ['hidden digits', '6677'],
    ['visible and hidden digits', '15566'],
    ['all digits but the first', hidden.phone.slice(1)],
    ['an ID number', hidden.idNumber],
  ])('finds nothing by %s', async (_, keyword) => {
    expect(await findNames(keyword)).not.toContain(userId);
  });
});

describe('a change', () => {
  it('of one number does not affect the other', async () => {
    const otherStudent = await callOk(user.addStudent, { name: '换号学员', phone: '15566770001' });
    const { userId: id } = otherStudent;
    await callOk(user.updateStudent, { userId: id, idNumber: hidden.idNumber });
    await callOk(user.updateStudent, { userId: id, phone: '15566770002' });
    for (const [field, value] of [
      ['phone', '15566770002'],
      ['idNumber', hidden.idNumber],
    ]) {
      expect(await callOk(student.reveal, { userId: id, field })).toEqual({ value });
    }
  });

  it('does not affect fields that are not sent, and a masked number is refused', async () => {
    const { version, phone } = await callOk(student.findById, { userId });
    await callOk(user.updateStudent, { userId, version, name: '遮掩学员二' });
    const reply = await server.call(user.updateStudent, { userId, phone }, head);
    expect(reply).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { phone: expect.any(String) } },
    });
    expect(await callOk(student.reveal, { userId, field: 'phone' })).toEqual({
      value: hidden.phone,
    });
    expect(await callOk(student.reveal, { userId, field: 'idNumber' })).toEqual({
      value: hidden.idNumber,
    });
  });
});
