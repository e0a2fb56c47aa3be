// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { administrator, audit, role, student, user } = contract;

let head: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

const page = { pageNum: 1, pageSize: 10 };
const east = seedId('branch:sunrise:east');

const sendRequest = (
  kind: string,
  id: string,
  options: CallOptions = head,
  overrides: object = {},
) => server.call(audit.ofRow, { kind, id, ...page, ...overrides }, options);

async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, 0, expect.anything()]);
  return reply.data;
}

let phones = 15_588_100_000;
const newStudent = async (overrides: object = {}): Promise<string> => {
  phones += 1;
  return (await callOk(user.addStudent, { name: '经历学员', phone: String(phones), ...overrides }))
    .userId;
};

it('shows who changed what of a student or saw its number, newest first, with names for ids and nothing personal', async () => {
  const userId = await newStudent();
  await callOk(user.updateStudent, {
    userId,
    phone: '15588199999',
    branchId: east,
    status: 'suspended',
  });
  await callOk(student.reveal, { userId, field: 'phone' });
  const { data } = await sendRequest('student', userId);
  expect(data).toMatchObject({ total: 3, pageNum: 1, pageSize: 10 });
  expect(data.list).toEqual([
    {
      id: expect.any(String),
      action: 'student.revealed',
      who: '陈晓阳',
      changes: [{ field: 'phone' }],
      createdAt: expect.any(String),
    },
    {
      id: expect.any(String),
      action: 'student.changed',
      who: '陈晓阳',
      changes: [
        { field: 'phone' },
        { field: 'branchId', before: '总部校区', after: '浦东校区' },
        { field: 'status', before: 'active', after: 'suspended' },
      ],
      createdAt: expect.any(String),
    },
    {
      id: expect.any(String),
      action: 'student.added',
      who: '陈晓阳',
      changes: [],
      createdAt: expect.any(String),
    },
  ]);
  const second = (await sendRequest('student', userId, head, { pageNum: 2, pageSize: 10 })).data;
  expect(second).toMatchObject({ list: [], total: 3 });
});

it('shows the names of an administrator’s roles and a role’s permissions in the requested language', async () => {
  const teacher = seedId('role:sunrise:teacher');
  const { id: roleId } = await callOk(role.save, { name: '经历角色' });
  phones += 1;
  const person = { name: '经历人员', phone: String(phones) };
  const { id } = await callOk(administrator.save, { ...person, roleIds: [] });
  await callOk(administrator.update, { id, roleIds: [teacher, roleId] });
  const english = { ...head, headers: { ...head.headers, locale: 'en-US' } };
  const [changed] = (await sendRequest('administrator', id, english)).data.list;
  const { changes } = changed as { changes: { field: string; after: string[] }[] };
  expect(changes.find((change) => change.field === 'roleIds')?.after.toSorted()).toEqual([
    'Teacher',
    '经历角色',
  ]);
  await callOk(role.save, {
    id: roleId,
    permissionIds: [seedId('permission:sunrise:student.read')],
  });
  const [saved] = (await sendRequest('role', roleId, english)).data.list;
  expect(saved.changes).toEqual([{ field: 'permissions', before: [], after: ['View students'] }]);
});

it('shows deleted rows as unknown', async () => {
  const { id: roleId } = await callOk(role.save, { name: '短暂角色' });
  phones += 1;
  const { id } = await callOk(administrator.save, {
    name: '某人',
    phone: String(phones),
    roleIds: [],
  });
  await callOk(administrator.update, { id, roleIds: [roleId] });
  await callOk(administrator.update, { id, roleIds: [] });
  await callOk(role.delete, { id: roleId });
  const [last] = (await sendRequest('administrator', id)).data.list;
  expect(last.changes).toEqual([{ field: 'roleIds', before: ['（未知）'], after: [] }]);
});

describe('the history is refused', () => {
  it('to people who may not read such rows, whether the row exists or not', async () => {
    const staff = { token: await server.login('13900000002') };
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const id of [seedId('role:sunrise:teacher'), nobody]) {
      expect((await sendRequest('role', id, staff)).code).toBe(errorCodes.forbidden);
      expect((await sendRequest('administrator', id, staff)).code).toBe(errorCodes.forbidden);
    }
  });

  it('but not to people who may read the row and lack the auditors’ permission', async () => {
    const staff = { token: await server.login('13900000002') };
    expect((await server.call(audit.findByCondition, page, staff)).code).toBe(errorCodes.forbidden);
    const { list } = (await server.call(user.findByCondition, page, staff)).data;
    expect((await sendRequest('student', list[0].userId, staff)).code).toBe(errorCodes.ok);
  });

  it('as not found for rows of another tenant, organisation or branch, and for deleted ones', async () => {
    const userId = await newStudent();
    const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
    const otherTenantAdmin = {
      token: await server.login('13900000011', { host: 'new.localhost' }),
    };
    // the student is in the parent branch
    const below = { ...head, headers: { branch: east } };
    expect((await sendRequest('student', userId)).code).toBe(errorCodes.ok);
    for (const caller of [vocational, otherTenantAdmin, below]) {
      expect((await sendRequest('student', userId, caller)).code).toBe(errorCodes.notFound);
    }
    const { data } = await sendRequest('role', seedId('role:sunrise:teacher'), otherTenantAdmin);
    expect(data).toBeNull();
    await callOk(user.delete, { userId });
    expect((await sendRequest('student', userId)).code).toBe(errorCodes.notFound);
  });

  it.each([{ kind: 'tenant' }, { id: 'x' }, { pageSize: 0 }])(
    'for invalid parameters: %j',
    async (wrong) => {
      const reply = await sendRequest('student', seedId('member:sunrise:13610000000'), head, wrong);
      expect(reply.code).toBe(errorCodes.invalidInput);
    },
  );
});

it('shows the changes of an announcement, and only to its own organisation', async () => {
  const { announcement } = contract;
  const service = seedId('department:sunrise:head:service');
  const input = { title: '经历', text: '一', audience: { kind: 'staff', ids: [] }, channels: [] };
  const { id } = await callOk(announcement.save, input);
  const audience = { kind: 'department', ids: [service] };
  await callOk(announcement.save, { id, version: 1, text: '二', audience });
  const { data } = await sendRequest('announcement', id);
  expect(data.total).toBe(2);
  expect(data.list[0].changes).toEqual([
    { field: 'body', before: '一', after: '二' },
    { field: 'audience', before: 'staff', after: 'department' },
    { field: 'audienceIds', before: [], after: ['学员服务部'] },
  ]);
  const otherOrganStaff = await sessionInSunrise(server, '13900000003', 'vocational');
  expect((await sendRequest('announcement', id, otherOrganStaff)).code).toBe(errorCodes.notFound);
  const staff = { token: await server.login('13900000002') };
  expect((await sendRequest('announcement', id, staff)).code).toBe(errorCodes.forbidden);
});
