// concurrent calls also on PostgreSQL: concurrent changes of rights wait for a lock
import { contract, errorCodes, type MenuNodeDto, type Role } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { addStaff, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, permission, role } = contract;
const page = { pageNum: 1, pageSize: 50 };

const permissionId = (code: string) => seedId(`permission:sunrise:${code}`);
const roleId = (key: string) => seedId(`role:sunrise:${key}`);

let admin: CallOptions;
beforeAll(async () => {
  admin = await sessionInSunrise(server, '13900000001', 'head');
});

let made = 0;
async function roleWith(codes: readonly string[], caller = admin): Promise<string> {
  made += 1;
  const input = { name: `自定义${made}`, permissionIds: codes.map(permissionId) };
  const reply = await server.call(role.save, input, caller);
  expect(reply.code).toBe(errorCodes.ok);
  return reply.data.id;
}

async function accountOf(actorId: string): Promise<string> {
  const [row] = await server.db.executeAsSystem<{ account: string }>(
    sql`SELECT m.account_id::text AS account
      FROM actor a JOIN member m ON m.id = a.member_id WHERE a.id = ${actorId}::uuid`,
  );
  return row?.account ?? '';
}

/** Adds a member of staff at the head organisation with these roles, and logs in. */
async function staffWith(phone: string, roleIds: readonly string[]) {
  const id = await addStaff(server, admin, phone);
  const reset = { userId: await accountOf(id) };
  const { data } = await server.call(account.generateAndSetPassword, reset, admin);
  await server.call(administrator.update, { id, roleIds }, admin);
  const login = { account: phone, password: data.password };
  const { data: session } = await server.call(account.login, login);
  const headers = { organ: seedId('organ:sunrise:head'), actor: id };
  return { id, caller: { token: session.token, headers } };
}

describe('the built-in roles', () => {
  it.each([
    ['zh-CN', ['租户管理员', '教学主管', '教师', '考务人员', '运营人员', '审计员', '学员']],
    [
      'en-US',
      [
        'Administrator',
        'Teaching manager',
        'Teacher',
        'Examiner',
        'Operations',
        'Auditor',
        'Student',
      ],
    ],
    [
      'fr-FR',
      [
        'Administrateur',
        'Responsable pédagogique',
        'Enseignant',
        'Examinateur',
        'Exploitation',
        'Auditeur',
        'Apprenant',
      ],
    ],
  ])('exist in %s, in their order and with their descriptions', async (locale, names) => {
    const headers = { ...admin.headers, locale };
    const { data } = await server.call(role.findByCondition, page, { ...admin, headers });
    const builtIn = (data.list as Role[]).filter((item) => item.builtIn);
    expect(builtIn.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
    expect(builtIn.every(({ description }) => description !== '')).toBe(true);
    const wanted = { ...page, keyword: names[5]?.toLowerCase() };
    const reply = await server.call(role.findByCondition, wanted, { ...admin, headers });
    expect(reply.data.list).toMatchObject([{ name: names[5] }]);
  });

  it('include the operators’ role for operators only', async () => {
    const namesFor = async (caller: CallOptions, overrides: object = {}) => {
      const { data } = await server.call(role.findByCondition, { ...page, ...overrides }, caller);
      return data.list.map(({ name }: Role) => name);
    };
    expect(await namesFor(admin)).not.toContain('平台运营');
    expect(await namesFor(admin, { keyword: '运营' })).toEqual(['运营人员']);
    const operator = { token: await server.login('13900000000') };
    expect(await namesFor(operator)).toContain('平台运营');
  });

  it('can be neither renamed, nor widened, nor deleted', async () => {
    const id = roleId('auditor');
    const permissionsBefore = await server.call(
      role.findPermissionListByRoleId,
      { roleId: id },
      admin,
    );
    const input = { id, name: '审计' };
    const widened = { id, permissionIds: [permissionId('student.write')] };
    const granted = { roleId: id, permissionIds: [] };
    expect((await server.call(role.save, input, admin)).code).toBe(errorCodes.forbidden);
    expect((await server.call(role.save, widened, admin)).code).toBe(errorCodes.forbidden);
    expect((await server.call(permission.grantPermission, granted, admin)).code).toBe(
      errorCodes.forbidden,
    );
    expect((await server.call(role.delete, { id }, admin)).code).toBe(errorCodes.forbidden);
    const after = await server.call(role.findPermissionListByRoleId, { roleId: id }, admin);
    expect(after.data).toEqual(permissionsBefore.data);
  });

  it('of the auditor allow reading and no change', async () => {
    const auditor = await staffWith('15612340001', [roleId('auditor')]);
    const { data } = await server.call(contract.session.permissions, {}, auditor.caller);
    expect(data.permissions.length).toBeGreaterThan(4);
    expect(data.permissions.filter((code: string) => !/\.read$|^menu:/.test(code))).toEqual([]);
  });
});

describe('nobody can give more permissions than they have', () => {
  it('neither with a role that they create, change or copy, nor to a person', async () => {
    const permissions = ['role.read', 'role.write', 'administrator.read', 'administrator.write'];
    const few = await roleWith(permissions);
    const { id, caller } = await staffWith('15612340002', [few]);
    const otherStaff = await staffWith('15612340003', []);
    const more = [...permissions, 'account.reset'].map(permissionId);
    const { forbidden } = errorCodes;
    expect((await server.call(role.save, { name: '更多', permissionIds: more }, caller)).code).toBe(
      forbidden,
    );
    expect((await server.call(role.save, { id: few, permissionIds: more }, caller)).code).toBe(
      forbidden,
    );
    const give = { id: otherStaff.id, roleIds: [roleId('administrator')] };
    expect((await server.call(administrator.update, give, caller)).code).toBe(forbidden);
    const ownRoles = { id, roleIds: [few, roleId('administrator')] };
    expect((await server.call(administrator.update, ownRoles, caller)).code).toBe(forbidden);
    const { data } = await server.call(role.find, {}, caller);
    expect(data.map((item: Role) => item.name)).not.toContain('租户管理员');
  });
});

it('nobody can take roles from, or give others to, a person who has more permissions', async () => {
  const few = await roleWith(['role.read', 'role.write', 'administrator.read']);
  const { caller } = await staffWith('15612340011', [few]);
  const stronger = await staffWith('15612340012', [roleId('administrator')]);
  const weaker = await staffWith('15612340013', []);
  const grant = async (id: string, roleIds: readonly string[]) =>
    server.call(role.grantRole, { userId: await accountOf(id), roleIds }, caller);
  for (const roleIds of [[], [few]]) {
    expect((await grant(stronger.id, roleIds)).code).toBe(errorCodes.forbidden);
  }
  expect((await grant(weaker.id, [few])).code).toBe(errorCodes.ok);
  const { data } = await server.call(administrator.findByCondition, page, admin);
  const rolesOf = (id: string) =>
    data.list.find((row: { id: string }) => row.id === id).roles.map((item: Role) => item.id);
  expect(rolesOf(stronger.id)).toEqual([roleId('administrator')]);
  expect(rolesOf(weaker.id)).toEqual([few]);
});

it('staff can be filtered by role, within the caller’s organisation', async () => {
  const id = await roleWith(['student.read']);
  const holder = await staffWith('15612340004', [id]);
  const { data } = await server.call(administrator.findByCondition, { ...page, roleId: id }, admin);
  expect(data.list.map((item: { id: string }) => item.id)).toEqual([holder.id]);
  // people count once, however many branches they work in
  const branchIds = ['east', 'south'].map((name) => seedId(`branch:sunrise:${name}`));
  await server.call(administrator.savePatch, { id: holder.id, branchIds }, admin);
  const roles = (await server.call(role.findByCondition, page, admin)).data.list;
  expect(roles.find((row: { id: string }) => row.id === id)).toMatchObject({ userCount: 1 });
  const elsewhere = await sessionInSunrise(server, '13900000003', 'vocational');
  const reply = await server.call(
    administrator.findByCondition,
    { ...page, roleId: id },
    elsewhere,
  );
  expect(reply.data.total).toBe(0);
});

it('a role that loses the permission to read a page loses the page in its menu', async () => {
  const pageAndRead = ['menu:student', 'student.read', 'menu:teacher', 'teacher.read'];
  const id = await roleWith(pageAndRead);
  const { caller } = await staffWith('15612340007', [id]);
  const urlsOf = (nodes: readonly MenuNodeDto[]): string[] =>
    nodes.flatMap(({ data, children }) => [data.url, ...urlsOf(children)].filter(Boolean));
  const menus = async () => {
    const roleMenu = await server.call(role.findPermissionMenuListByRoleId, { roleId: id }, admin);
    const ownMenu = await server.call(contract.user.getUserMenu, {}, caller);
    return [urlsOf(roleMenu.data), urlsOf(ownMenu.data)];
  };
  const all = ['/home', '/student', '/organ/teacher'];
  expect(await menus()).toEqual([all, all]);
  const fewer = pageAndRead.filter((code) => code !== 'teacher.read').map(permissionId);
  await server.call(role.save, { id, permissionIds: fewer }, admin);
  const remainingPaths = ['/home', '/student'];
  expect(await menus()).toEqual([remainingPaths, remainingPaths]);
});

describe('the last administrator of an organisation', () => {
  const permissions = [
    'role.read',
    'role.write',
    'permission.write',
    'administrator.read',
    'administrator.write',
  ];
  const vocational = () => sessionInSunrise(server, '13900000003', 'vocational');
  const actorId = seedId('actor:sunrise:vocational:13900000003');

  it('cannot remove their own rights by changing their role', async () => {
    const ownRoleId = await roleWith(permissions);
    await server.db.executeAsSystem(
      sql`UPDATE actor_role SET role_id = ${ownRoleId}::uuid WHERE actor_id = ${actorId}::uuid`,
    );
    const caller = await vocational();
    const fewer = permissions.filter((code) => code !== 'administrator.write').map(permissionId);
    const message = '每个机构须保留至少一名可用的管理员';
    const refused = { code: errorCodes.conflict, message };
    expect(
      await server.call(role.save, { id: ownRoleId, permissionIds: fewer }, caller),
    ).toMatchObject(refused);
    const grant = { roleId: ownRoleId, permissionIds: fewer };
    expect(await server.call(permission.grantPermission, grant, caller)).toMatchObject(refused);
    const { data } = await server.call(contract.session.permissions, {}, caller);
    expect(data.permissions.sort()).toEqual([...permissions].sort());
  });

  it('remains when two administrators remove each other at the same time', async () => {
    const ownRoleId = await roleWith(permissions);
    await server.db.executeAsSystem(sql`UPDATE actor SET status = 'suspended' WHERE kind = 'staff'
      AND organ_id = ${seedId('organ:sunrise:head')}::uuid
      AND id <> ${seedId('actor:sunrise:head:13900000001')}::uuid`);
    const [firstAdministrator, secondAdministrator] = [
      await staffWith('15612340005', [ownRoleId]),
      await staffWith('15612340006', [ownRoleId]),
    ];
    await server.db.executeAsSystem(sql`UPDATE actor SET status = 'suspended'
      WHERE id = ${seedId('actor:sunrise:head:13900000001')}::uuid`);
    const suspend = (caller: CallOptions, id: string) =>
      server.call(administrator.changeStatus, { id, status: 'suspended' }, caller);
    for (let round = 0; round < 8; round += 1) {
      await server.db.executeAsSystem(sql`UPDATE actor SET status = 'active'
        WHERE id IN (${firstAdministrator.id}::uuid, ${secondAdministrator.id}::uuid)`);
      const replies = await Promise.all([
        suspend(firstAdministrator.caller, secondAdministrator.id),
        suspend(secondAdministrator.caller, firstAdministrator.id),
      ]);
      expect(replies.filter(({ code }) => code === errorCodes.ok)).toHaveLength(1);
    }
    const [remaining] = await server.db.executeAsSystem(sql`SELECT count(*)::int AS count FROM actor
      WHERE id IN (${firstAdministrator.id}::uuid, ${secondAdministrator.id}::uuid) AND status = 'active'`);
    expect(remaining).toEqual({ count: 1 });
  });
});
