// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import {
  contract,
  type DepartmentNode,
  type EndpointData,
  errorCodes,
  type Teacher,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { acceptInvitation, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { administrator, audit, branch, department, teacher } = contract;

const page = { pageNum: 1, pageSize: 200 };
const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const [main, east, south] = [branchOf('main'), branchOf('east'), branchOf('south')];
const teacherOf = (at: number) => seedId(`teacher:sunrise:head:${at}`);

let head: CallOptions;
/** The same administrator, limited to the southern branch. */
let southern: CallOptions;
let vocational: CallOptions;
let phones = 15_411_000_000;
const nextPhone = (): string => {
  phones += 1;
  return String(phones);
};

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: south } };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, errorCodes.ok, '']);
  return reply.data;
}
const refusal = async (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const list = async (filter: object = {}, options: CallOptions = head): Promise<Teacher[]> =>
  (await callOk(teacher.find, { ...page, ...filter }, options)).list;
const names = async (filter: object = {}, options: CallOptions = head) =>
  (await list(filter, options)).map(({ name }) => name);
const add = async (overrides: object = {}, options: CallOptions = head): Promise<string> =>
  (await callOk(teacher.save, { name: '新教师', phone: nextPhone(), ...overrides }, options)).id;
const find = (id: string, options: CallOptions = head): Promise<Teacher> =>
  callOk(teacher.findById, { id }, options);

describe('the list', () => {
  it('has the organisation’s teachers with masked numbers, and how they log in', async () => {
    const all = await list({ sort: 'createdAt' });
    expect(all).toHaveLength(12);
    expect(all[0]).toMatchObject({
      name: '何文清',
      phone: '138****0100',
      title: '高级讲师',
      subjects: ['语文', '写作'],
      departmentName: '教学部',
      branchName: '总部校区',
      joinedOn: '2018-09-01',
      staffNumber: 'T1001',
      account: null,
    });
    const bound = all.find(({ name }) => name === '赵多元');
    expect(bound?.account).toMatchObject({ name: '赵多元', state: 'active' });
  });

  it.each([
    [{ status: 'leave' }, ['唐若兰']],
    [{ subject: '物理' }, ['郭建国']],
    [{ keyword: 'T1005' }, ['苏婉清']],
    [{ keyword: '雨薇' }, ['陆雨薇']],
    [{ keyword: '0156' }, ['陆雨薇']],
    // masked digits cannot be searched
    [{ keyword: '00201' }, []],
    [{ branchId: south, sort: 'name' }, ['丁海峰', '陆雨薇', '韩志远']],
    [{ departmentId: seedId('department:sunrise:head:vocational') }, ['欧阳明远']],
    [{ departmentId: seedId('department:horizon:head:teaching') }, []],
  ])('can be filtered by %j', async (filter, expected) => {
    expect((await names(filter)).sort()).toEqual([...expected].sort());
  });

  it('differs for each branch, organisation and tenant', async () => {
    expect((await names({}, southern)).sort()).toEqual(['丁海峰', '陆雨薇', '韩志远'].sort());
    expect((await names({}, vocational)).sort()).toEqual(['潘永康', '蒋丽华', '马国强'].sort());
    const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
    const otherTenantCaller = { token, host: 'new.localhost' };
    expect((await names({}, otherTenantCaller)).sort()).toEqual(
      ['吴俊熙', '周悦', '方雅文', '林知远'].sort(),
    );
    expect((await names({ branchId: east }, southern)).sort()).toEqual([]);
  });

  it.each(['name', 'joinedOn', 'createdAt'] as const)(
    'is sorted by %s, both ways',
    async (sort) => {
      const [up, down] = [await names({ sort }), await names({ sort: `-${sort}` })];
      expect(down).toEqual([...up].reverse());
    },
  );

  it('offers the subjects in the caller’s branches', async () => {
    expect(await callOk(teacher.subjects, {}, southern)).toEqual(
      expect.arrayContaining(['化学', '音乐']),
    );
    expect(await callOk(teacher.subjects, {}, southern)).not.toContain('英语');
  });
});

describe('a teacher', () => {
  it('is added to the branch of the person who adds them, changed, and removed', async () => {
    const id = await add({ subjects: ['数学', '数学'], introduction: '' }, southern);
    expect(await find(id)).toMatchObject({ branchId: south, subjects: ['数学'], status: 'active' });
    const { version } = await find(id);
    await callOk(teacher.update, { id, version, title: '讲师', joinedOn: '', email: '' });
    expect(await find(id)).toMatchObject({ title: '讲师', joinedOn: null, version: version + 1 });
    await callOk(teacher.remove, { id, version: version + 1 });
    expect((await refusal(teacher.findById, { id })).code).toBe(errorCodes.notFound);
  });

  it('keeps the changes of two concurrent administrators separate', async () => {
    const id = await add();
    const { version } = await find(id);
    await callOk(teacher.update, { id, version, title: '讲师' });
    const lateRefusal = await refusal(teacher.update, { id, version, title: '教授' });
    expect(lateRefusal).toMatchObject({
      code: errorCodes.conflict,
      data: { present: { title: '讲师' } },
    });
    expect(lateRefusal.data.present.phone).toContain('****');
    for (const call of [teacher.remove, teacher.changeStatus]) {
      const stale = await refusal(call, {
        id,
        version,
        ...(call === teacher.remove ? {} : { status: 'left' }),
      });
      expect(stale.code).toBe(errorCodes.conflict);
    }
    expect(await find(id)).toMatchObject({ title: '讲师', status: 'active' });
  });

  it.each([
    ['the number of another teacher', { phone: '13800200100' }, 'phone', errorCodes.conflict],
    [
      'the staff number of another teacher',
      { staffNumber: 'T1001' },
      'staffNumber',
      errorCodes.conflict,
    ],
    ['nine subjects', { subjects: [...'一二三四五六七八九'] }, 'subjects', errorCodes.invalidInput],
    ['an invalid date', { joinedOn: '2026-02-31' }, 'joinedOn', errorCodes.invalidInput],
    [
      'a department of another organisation',
      { departmentId: seedId('department:sunrise:vocational:teaching') },
      'departmentId',
      errorCodes.invalidInput,
    ],
    [
      'a branch of another tenant',
      { branchId: seedId('branch:horizon:main') },
      'branchId',
      errorCodes.invalidInput,
    ],
    [
      'an introduction that is too long',
      { introduction: '长'.repeat(501) },
      'introduction',
      errorCodes.invalidInput,
    ],
  ])('is refused with %s, at the field, and not stored', async (_, wrong, field, code) => {
    const listBefore = await list();
    const refused = await refusal(teacher.save, { name: '错误', phone: nextPhone(), ...wrong });
    expect([refused.code, Object.keys(refused.data.fields)]).toEqual([code, [field]]);
    const change = await refusal(teacher.update, { id: teacherOf(1), ...wrong });
    expect([change.code, Object.keys(change.data.fields)]).toEqual([code, [field]]);
    expect(await list()).toEqual(listBefore);
  });

  it('of another branch, organisation or tenant is not found', async () => {
    const elsewhere = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
    const otherCallers = [southern, vocational, { token: elsewhere, host: 'new.localhost' }];
    const id = teacherOf(4);
    const teacherBefore = await find(id);
    for (const caller of otherCallers) {
      for (const [call, params] of [
        [teacher.findById, { id }],
        [teacher.update, { id, name: '改名' }],
        [teacher.update, { id, branchId: south }],
        [teacher.changeStatus, { id, status: 'left' }],
        [teacher.remove, { id }],
        [teacher.reveal, { id, field: 'phone' }],
        [teacher.bind, { id, administratorId: null }],
        [teacher.invite, { id }],
        [audit.ofRow, { kind: 'teacher', id, ...page }],
      ] as const) {
        expect([call.path, (await refusal(call, params, caller)).code]).toEqual([
          call.path,
          errorCodes.notFound,
        ]);
      }
    }
    expect(await find(id)).toEqual(teacherBefore);
  });

  it('has a full number for people who may see it, which is recorded', async () => {
    const id = teacherOf(0);
    expect(await callOk(teacher.reveal, { id, field: 'phone' })).toEqual({ value: '13800200100' });
    const lines = await callOk(audit.findByCondition, { ...page, target: id });
    expect(lines.list[0]).toMatchObject({ action: 'teacher.revealed', targetName: '何文清' });
    const staff = { token: await server.login('13900000002') };
    for (const call of [teacher.reveal, teacher.find, teacher.findById]) {
      const params = call === teacher.find ? page : { id, field: 'phone' };
      const reply = await refusal(call, call === teacher.findById ? { id } : params, staff);
      expect(reply.code).toBe(errorCodes.forbidden);
    }
  });

  it('has a history that has names for ids and nothing personal', async () => {
    const id = await add();
    await callOk(teacher.update, {
      id,
      name: '改名后',
      departmentId: seedId('department:sunrise:head:teaching'),
    });
    await callOk(teacher.changeStatus, { id, status: 'leave' });
    const { list: lines } = await callOk(audit.ofRow, { kind: 'teacher', id, ...page });
    expect(lines.map(({ action }: { action: string }) => action)).toEqual([
      'teacher.status',
      'teacher.changed',
      'teacher.added',
    ]);
    expect(lines[0].changes).toEqual([{ field: 'status', before: 'active', after: 'leave' }]);
    expect(lines[1].changes).toEqual(
      expect.arrayContaining([
        { field: 'name' },
        { field: 'departmentId', before: null, after: '教学部' },
      ]),
    );
  });
});

describe('teachers', () => {
  it('keep their department and branch from being deleted, and move when branches are merged', async () => {
    const created = await callOk(department.save, { name: '教师部', parentId: null });
    const at = await callOk(branch.save, { name: '教师点', parentId: main });
    const id = await add({ departmentId: created.id, branchId: at.id });
    const tree: DepartmentNode[] = await callOk(department.getTree, {});
    expect(tree.find((node) => node.id === created.id)).toMatchObject({
      memberCount: 0,
      teacherCount: 1,
    });
    expect((await refusal(department.delete, created)).code).toBe(errorCodes.conflict);
    expect((await refusal(branch.delete, at)).code).toBe(errorCodes.conflict);
    const merge = { id: at.id, into: south };
    expect(await callOk(branch.findMerge, merge)).toMatchObject({ teachers: 1 });
    await callOk(branch.merge, merge);
    expect(await find(id)).toMatchObject({ branchId: south, version: 2 });
    await callOk(teacher.remove, { id });
    await callOk(department.delete, created);
  });
});

describe('the account of a teacher', () => {
  const staffId = seedId('actor:sunrise:head:13900000002');

  it('is that of an administrator of the organisation, for one teacher only', async () => {
    const [id, otherId] = [await add(), await add()];
    await callOk(teacher.bind, { id, administratorId: staffId });
    expect((await find(id)).account).toMatchObject({ administratorId: staffId, name: '林小雨' });
    const twice = await refusal(teacher.bind, { id: otherId, administratorId: staffId });
    expect(twice).toMatchObject({
      code: errorCodes.conflict,
      data: { fields: { administratorId: expect.any(String) } },
    });
    await callOk(teacher.bind, { id, administratorId: null });
    expect((await find(id)).account).toBeNull();
  });

  it.each([
    ['an administrator of another organisation', seedId('actor:sunrise:vocational:13900000003')],
    ['an administrator of another tenant', seedId('actor:horizon:head:13900000011')],
    ['a student', seedId('actor:sunrise:head:13900000006')],
    ['nobody', '00000000-0000-4000-8000-000000000000'],
  ])('cannot be %s', async (_, administratorId) => {
    const id = await add();
    const refused = await refusal(teacher.bind, { id, administratorId });
    expect(refused).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { administratorId: expect.any(String) } },
    });
    expect((await find(id)).account).toBeNull();
  });

  it('is opened with the role of teachers for a number without an account', async () => {
    const id = await add({ branchId: east });
    expect(await callOk(teacher.invite, { id })).toMatchObject({ invited: false });
    const { account, phone } = await find(id);
    expect(account).toMatchObject({ state: 'active', lastLoginAt: null });
    const people = await callOk(administrator.findByCondition, {
      ...page,
      keyword: phone.slice(-4),
    });
    expect(people.list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: account?.administratorId,
          roles: [expect.objectContaining({ name: '教师' })],
          branches: [{ id: east, name: '浦东校区' }],
        }),
      ]),
    );
    expect((await refusal(teacher.invite, { id })).code).toBe(errorCodes.conflict);
    await callOk(administrator.saveDelete, { id: account?.administratorId ?? '' });
    expect((await find(id)).account).toBeNull();
  });

  it('needs the owner’s consent if the number has an account', async () => {
    const id = await add({ phone: '13900000011' });
    expect(await callOk(teacher.invite, { id })).toMatchObject({ invited: true });
    expect((await find(id)).account).toMatchObject({ state: 'invited', administratorId: null });
    expect((await acceptInvitation(server, '13900000011', 'localhost')).code).toBe(errorCodes.ok);
    expect((await find(id)).account).toMatchObject({ state: 'active' });
  });

  it('is not opened for people who are staff already, nor by people who may not administer', async () => {
    const id = await add({ phone: '13900000002' });
    const refused = await refusal(teacher.invite, { id });
    expect(refused).toMatchObject({
      code: errorCodes.conflict,
      data: { fields: { phone: expect.stringContaining('管理员') } },
    });
    await server.db.executeAsSystem(sql`INSERT INTO actor_role (tenant_id, actor_id, role_id)
      VALUES (${seedId('tenant:sunrise')}::uuid, ${staffId}::uuid, ${seedId('role:sunrise:manager')}::uuid)`);
    const manager = await sessionInSunrise(server, '13900000002', 'head');
    for (const [call, params] of [
      [teacher.invite, { id }],
      [teacher.bind, { id, administratorId: staffId }],
    ] as const) {
      expect((await refusal(call, params, manager)).code).toBe(errorCodes.forbidden);
    }
    expect((await find(id)).account).toBeNull();
  });
});

describe('row-level security', () => {
  const scope = {
    tenantId: seedId('tenant:sunrise'),
    actor: { organId: seedId('organ:sunrise:head') },
    memberId: null,
    branches: [east],
  };

  it('hides other branches from a query without a condition', async () => {
    const branches = async (within: object) => {
      const { rows } = await server.db.withTenant({ ...scope, ...within }, (tx) =>
        tx.execute(sql`SELECT DISTINCT branch_id AS id FROM teacher WHERE branch_id IS NOT NULL`),
      );
      return rows.map(({ id }) => id).sort();
    };
    expect(await branches({})).toEqual([east]);
    expect(await branches({ branches: [] })).toEqual([]);
    expect(await branches({ branches: null })).toEqual([main, east, south].sort());
  });

  it.each([`UPDATE teacher SET branch_id = '${south}'`, 'UPDATE teacher SET branch_id = NULL'])(
    'refuses %s',
    async (statement) => {
      const run = server.db.withTenant(scope, (tx) => tx.execute(sql.raw(statement)));
      await expect(run).rejects.toMatchObject({ cause: { code: '42501' } });
    },
  );
});
