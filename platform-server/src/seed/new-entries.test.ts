// also on PostgreSQL: an upgrade writes as the owner of the tables
import { contract, type MenuNodeDto } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';
import { addNewEntries } from './new-entries';
import { seedId } from './seed-id';

const server = serverFixture();

const SUNRISE = seedId('tenant:sunrise');

const remove = (code: string, tenantId?: string) =>
  server.db.read(sql`DELETE FROM permission WHERE code = ${code}
    AND (${tenantId ?? null}::uuid IS NULL OR tenant_id = ${tenantId ?? null}::uuid)`);

const namesOf = (nodes: readonly MenuNodeDto[]): string[] =>
  nodes.flatMap(({ name, children }) => [name, ...namesOf(children)]);

async function menuOf(phone: string): Promise<string[]> {
  const token = await server.login(phone);
  const { data } = await server.call(contract.user.getUserMenu, {}, { token });
  return namesOf(data);
}

it('an older database gets the menus and permissions that came since, for the roles that hold them', async () => {
  const before = await menuOf('13900000001');
  expect(before).toContain('学员管理');
  await remove('menu:student-centre');
  await remove('menu:student');
  await remove('student.write');
  expect(await menuOf('13900000001')).not.toContain('学员管理');
  await server.db.withSystem(addNewEntries);
  expect(await menuOf('13900000001')).toEqual(before);
  const token = await server.login('13900000001');
  const student = { name: '新学员', phone: '13812340000' };
  expect((await server.call(contract.user.addStudent, student, { token })).code).toBe(0);
  const staff = await server.login('13900000006');
  expect((await server.call(contract.user.addStudent, student, { token: staff })).code).not.toBe(0);
});

it('what testers deleted in one tenant stays deleted, and a second run changes nothing', async () => {
  await remove('menu:student', SUNRISE);
  const count = () =>
    server.db.read<{ n: number }>(sql`SELECT count(*)::int AS n FROM role_permission`);
  const before = await count();
  await server.db.withSystem(addNewEntries);
  await server.db.withSystem(addNewEntries);
  expect(await count()).toEqual(before);
  expect(await menuOf('13900000001')).not.toContain('学员管理');
});
