import { contract, errorCodes, type MenuNodeDto } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

/** Resources of the platform's operators must be protected from administrators of the operators' own tenant. */
const server = serverFixture();
const { permission, role, user } = contract;
const entry = seedId('permission:sunrise:menu:platform.modules');
const folder = seedId('permission:sunrise:menu:platform');
const staff = seedId('role:sunrise:staff');
const menuEntry = (rest: object) => ({ parentId: null, name: '入口', kind: 'page', ...rest });

let administrator: string;
let operator: string;
beforeAll(async () => {
  administrator = await server.login('13900000001');
  operator = await server.login('13900000000');
});

const rows = () =>
  server.db.executeAsSystem(sql`SELECT md5(string_agg(p::text, '' ORDER BY p.id)) AS entries,
    (SELECT md5(string_agg(r::text, '' ORDER BY r::text)) FROM role_permission r) AS grants
    FROM permission p`);

it.each([
  ['a code of the operators', { code: 'platform.other', kind: 'action' }],
  ['a code that looks like one', { code: 'Platform-x' }],
  ['a code of their menu', { code: 'menu:platform.x' }],
  ['the address of their page', { code: 'x.a', systemTagName: 'saas', url: '/modules' }],
  ['that address in another spelling', { code: 'x.b', systemTagName: 'saas', url: '//modules/' }],
  ['that address with a query', { code: 'x.c', systemTagName: 'saas', url: '/modules?a#b' }],
  ['that address, encoded', { code: 'x.d', systemTagName: 'saas', url: '/%6dodules' }],
  ['that address without its segment', { code: 'x.e', systemTagName: '', url: '/saas/modules' }],
  ['the name of their page', { code: 'x.f', name: '模块与版本' }],
  ['that name with a space', { code: 'x.k', name: '模块与 版本' }],
  ['that name in another language', { code: 'x.l', name: 'ＭODULES' }],
  ['an entry below theirs', { code: 'x.g', parentId: folder }],
])('an administrator cannot create %s', async (_, rest) => {
  const rowsBefore = await rows();
  const reply = await server.call(permission.save, menuEntry(rest), { token: administrator });
  expect([errorCodes.forbidden, errorCodes.invalidInput]).toContain(reply.code);
  expect(await rows()).toEqual(rowsBefore);
});

it.each([
  [
    'rename or redirect',
    permission.save,
    menuEntry({ id: entry, code: 'menu:platform.modules', url: '/attack' }),
  ],
  ['delete', permission.delete, { id: entry }],
  ['grant', permission.grantPermission, { roleId: staff, permissionIds: [entry] }],
  ['grant with a new role', role.save, { name: '新角色', permissionIds: [entry] }],
  ['change the role that holds it', role.save, { id: seedId('role:sunrise:operator'), name: 'x' }],
])('an administrator cannot %s the operators’ entry', async (_, endpoint, input) => {
  const rowsBefore = await rows();
  const reply = await server.call(endpoint, input, { token: administrator });
  expect(reply.code).toBe(errorCodes.forbidden);
  expect(await rows()).toEqual(rowsBefore);
});

it('only operators see their role in the list of roles', async () => {
  const rolesOf = async (token: string): Promise<string[]> =>
    (
      await server.call(role.findByCondition, { pageNum: 1, pageSize: 50 }, { token })
    ).data.list.map(({ id }: { id: string }) => id);
  const theirs = seedId('role:sunrise:operator');
  expect(await rolesOf(operator)).toContain(theirs);
  expect(await rolesOf(administrator)).not.toContain(theirs);
});

const paths = (nodes: MenuNodeDto[]): string[] =>
  nodes.flatMap(({ data, children }) => [data.url, ...paths(children)]);

it('only operators see operators’ entries in lists of permissions', async () => {
  const lists = [
    [permission.getTree, {}],
    [role.findPermissionListByRoleId, { roleId: seedId('role:sunrise:operator') }],
    [role.findPermissionMenuListByRoleId, { roleId: seedId('role:sunrise:operator') }],
  ] as const;
  for (const [endpoint, input] of lists) {
    const text = async (token: string) =>
      JSON.stringify((await server.call(endpoint, input, { token })).data);
    expect(await text(operator)).toMatch(/模块与版本/);
    const seen = await text(administrator);
    expect(seen).toMatch(/学员/);
    expect(seen).not.toMatch(/(?<!\/)platform|平台运维|模块与版本|租户管理/);
  }
});

it('only operators have the entry in their menu, whatever the roles', async () => {
  await server.db.withSystem((tx) =>
    tx.execute(sql`INSERT INTO role_permission (tenant_id, role_id, permission_id)
      VALUES (${seedId('tenant:sunrise')}, ${staff}, ${entry})`),
  );
  const menu = async (phone: string) => {
    const token = await server.login(phone);
    return paths((await server.call(user.getUserMenu, {}, { token })).data);
  };
  expect(await menu('13900000002')).toEqual(expect.not.arrayContaining(['/modules']));
  expect(await menu('13900000002')).toContain('/student');
  expect(await menu('13900000000')).toContain('/modules');
});

it('operators can change their own entries', async () => {
  const [rowBefore] = await server.db.executeAsSystem<{ sort: number }>(
    sql`SELECT sort FROM permission WHERE id = ${entry}::uuid`,
  );
  const reply = await server.call(
    permission.save,
    {
      ...{ id: entry, parentId: folder, name: '模块', code: 'menu:platform.modules' },
      ...{ kind: 'page', systemTagName: 'saas', url: '/modules', order: rowBefore?.sort },
    },
    { token: operator },
  );
  expect(reply.code).toBe(errorCodes.ok);
});
