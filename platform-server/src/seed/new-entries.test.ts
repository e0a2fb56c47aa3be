// also on PostgreSQL: an upgrade writes as the owner of the tables
import { contract, type MenuNodeDto } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { addMissingBaseRows } from '../domain/admin/missing-base-rows';
import { serverFixture } from '../testing/server-fixture';
import { addNewEntries } from './new-entries';
import { seedId } from './seed-id';

const server = serverFixture();

const SUNRISE = seedId('tenant:sunrise');

const remove = (code: string, tenantId?: string) =>
  server.db.executeAsSystem(sql`DELETE FROM permission WHERE code = ${code}
    AND (${tenantId ?? null}::uuid IS NULL OR tenant_id = ${tenantId ?? null}::uuid)`);

const namesOf = (nodes: readonly MenuNodeDto[]): string[] =>
  nodes.flatMap(({ name, children }) => [name, ...namesOf(children)]);

async function menuOf(phone: string): Promise<string[]> {
  const token = await server.login(phone);
  const { data } = await server.call(contract.user.getUserMenu, {}, { token });
  return namesOf(data);
}

it('an older database gets newer menus and permissions, also for the roles that should have them', async () => {
  const menuBefore = await menuOf('13900000001');
  expect(menuBefore).toContain('学员管理');
  await remove('menu:student-centre');
  await remove('menu:student');
  await remove('student.write');
  expect(await menuOf('13900000001')).not.toContain('学员管理');
  await server.db.withSystem(addNewEntries);
  expect(await menuOf('13900000001')).toEqual(menuBefore);
  const token = await server.login('13900000001');
  const student = { name: '新学员', phone: '13812340000' };
  expect((await server.call(contract.user.addStudent, student, { token })).code).toBe(0);
  const staff = await server.login('13900000006');
  expect((await server.call(contract.user.addStudent, student, { token: staff })).code).not.toBe(0);
});

it('what testers deleted in one tenant stays deleted, and a second run changes nothing', async () => {
  await remove('menu:student', SUNRISE);
  const count = () =>
    server.db.executeAsSystem<{ n: number }>(sql`SELECT count(*)::int AS n FROM role_permission`);
  const countBefore = await count();
  await server.db.withSystem(addNewEntries);
  await server.db.withSystem(addNewEntries);
  expect(await count()).toEqual(countBefore);
  expect(await menuOf('13900000001')).not.toContain('学员管理');
});

const grantsOf = (name: string) =>
  server.db.executeAsSystem<{
    tenant_id: string;
    code: string;
  }>(sql`SELECT r.tenant_id::text, p.code FROM role r
    JOIN role_permission rp ON rp.role_id = r.id JOIN permission p ON p.id = rp.permission_id
    WHERE r.built_in AND r.name = ${name} ORDER BY 1, 2`);

it.each([
  ['a demo’s', addNewEntries],
  ['a customer’s', addMissingBaseRows],
])('%s older database gets newer built-in roles with their permissions', async (_, add) => {
  const grantsBefore = await grantsOf('审计员');
  expect(new Set(grantsBefore.map(({ tenant_id }) => tenant_id)).size).toBeGreaterThan(3);
  await server.db.executeAsSystem(sql`DELETE FROM role WHERE name = '审计员'`);
  await server.db.withSystem(add);
  expect(await grantsOf('审计员')).toEqual(grantsBefore);
});

it('a customer’s older database gets newer menu entries, below the existing ones', async () => {
  const allEntries = () =>
    server.db.executeAsSystem(sql`SELECT p.tenant_id::text, p.code, u.code AS parent, p.url FROM permission p
      LEFT JOIN permission u ON u.id = p.parent_id ORDER BY 1, 2`);
  const [entries, grants] = [await allEntries(), await grantsOf('租户管理员')];
  await remove('menu:organisation');
  for (const code of [
    'menu:department',
    'menu:branch',
    'department.write',
    'branch.read',
    'branch.write',
  ]) {
    await remove(code);
  }
  expect(await allEntries()).not.toEqual(entries);
  await server.db.withSystem(addMissingBaseRows);
  await server.db.withSystem(addMissingBaseRows);
  expect(await allEntries()).toEqual(entries);
  expect(await grantsOf('租户管理员')).toEqual(grants);
});
