// also on PostgreSQL: a tenant is created in one transaction across tenants
import { contract, errorCodes, maskPhone } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { serverFixture } from '../testing/server-fixture';
import { acceptInvitation } from '../testing/staff-fixture';

const server = serverFixture();
let operator: string;
beforeAll(async () => {
  operator = await server.login('13900000000');
});

const { account, administrator, configuration, role, saas, user, userNew } = contract;

let created = 0;
/** Creates a tenant whose contact has that number. */
async function save(contactPhone: string) {
  created += 1;
  const host = `dawn-${created}.example`;
  const input = { name: `黎明学校${created}`, domain: host, contactName: '张三', contactPhone };
  const reply = await server.call(saas.save, input, { token: operator });
  expect(reply.code).toBe(errorCodes.ok);
  return { id: reply.data.id as string, host, name: input.name };
}

async function setPassword(phone: string, host: string, password: string): Promise<void> {
  await server.call(account.getAuthCode, { account: phone, type: 4 }, { host });
  const reset = { account: phone, authCode: await server.code(phone), password };
  expect((await server.call(account.resetPassword, reset, { host })).code).toBe(errorCodes.ok);
}

const login = (phone: string, password: string, host: string) =>
  server.call(account.login, { account: phone, password }, { host });

const remove = (id: string) => server.call(saas.delete, { id }, { token: operator });

it('operators cannot disable their own tenant, since nobody could enable it again', async () => {
  const page = { pageNum: 1, pageSize: 50, keyword: '阳光教育' };
  const { data } = await server.call(saas.findByCondition, page, { token: operator });
  const { id, version } = data.list[0];
  const change = { id, version, status: 'disabled' };
  const reply = await server.call(saas.update, change, { token: operator });
  expect([reply.code, reply.message]).toEqual([
    errorCodes.conflict,
    '这是您正在使用的租户，不能停用',
  ]);
  const after = await server.call(saas.findById, { id }, { token: operator });
  expect(after.data).toMatchObject({ status: 'enabled', version });
});

it('a list has no full number of a contact', async () => {
  const phone = '15500000098';
  const { name } = await save(phone);
  const query = { pageNum: 1, pageSize: 10, keyword: name };
  const { data } = await server.call(saas.findByCondition, query, { token: operator });
  expect(data.list).toMatchObject([{ name, contactPhone: maskPhone(phone) }]);
});

describe('a new tenant', () => {
  it('is entered by its contact, who sets a password by code and finds menu and branch', async () => {
    const phone = '15500000011';
    const { id, host, name } = await save(phone);
    const { body } = await server.app.inject(`/dev/notices.json?account=${phone}`);
    expect(JSON.parse(body)).toMatchObject([{ link: `http://${host}:9000/entrance/login` }]);
    await setPassword(phone, host, 'Dawn#2026');
    const { data } = await login(phone, 'Dawn#2026', host);
    const options = { token: data.token as string, host };
    const config = await server.call(configuration.find, { key: 'frontend_config' }, { host });
    expect(config.data.tenantName).toBe(name);
    const organs = await server.call(account.findOrganList, {}, options);
    expect(organs.data).toEqual([expect.objectContaining({ name })]);
    const branches = await server.call(account.findAdminBranchList, {}, options);
    expect(branches.data).toEqual([expect.objectContaining({ name })]);
    const menu = await server.call(user.getUserMenu, {}, options);
    expect(JSON.stringify(menu.data)).toContain('学员管理');
    const identity = await server.call(userNew.findMyIdentity, {}, options);
    expect(identity.data).toEqual([
      expect.objectContaining({ name: '租户管理员', type: 'administrator' }),
    ]);
    const reply = await server.call(saas.findById, { id }, { token: operator });
    expect(reply.data).toMatchObject({ contactPhone: maskPhone(phone), userCount: 1 });
    const whole = await server.call(saas.reveal, { id }, { token: operator });
    expect(whole.data).toEqual({ value: phone });
    const tenants = await server.call(saas.getAll, {}, options);
    expect(tenants.code).toBe(errorCodes.forbidden);
  });

  it('has roles that can be opened, granted and copied', async () => {
    const { host } = await save('15500000017');
    await setPassword('15500000017', host, 'Dawn#2026');
    const { data } = await login('15500000017', 'Dawn#2026', host);
    const options = { token: data.token as string, host };
    const page = { pageNum: 1, pageSize: 50 };
    const roles: { id: string; name: string }[] = (
      await server.call(role.findByCondition, page, options)
    ).data.list;
    const teacher = roles.find(({ name }) => name === '教师')?.id ?? '';
    const opened = await server.call(role.findPermissionListByRoleId, { roleId: teacher }, options);
    expect(opened.code).toBe(errorCodes.ok);
    const permissionIds: string[] = opened.data.map(({ id }: { id: string }) => id);
    const copy = { name: '班主任', permissionIds };
    expect((await server.call(role.save, copy, options)).code).toBe(errorCodes.ok);
    const person = { name: '新教师', phone: '15500000018', roleIds: [teacher] };
    expect((await server.call(administrator.save, person, options)).code).toBe(errorCodes.ok);
  });

  it('invites a person who has an account, and does not change their password', async () => {
    const { host } = await save('13900000002');
    expect((await login('13900000002', 'Demo#2026', host)).data).toEqual({ invited: true });
    expect((await acceptInvitation(server, '13900000002', host)).code).toBe(errorCodes.ok);
    expect((await login('13900000002', 'Demo#2026', host)).code).toBe(errorCodes.ok);
    await expect(server.login('13900000002')).resolves.toBeTruthy();
  });

  it('is recorded in the audit trails of its creator and of itself', async () => {
    const { id } = await save('15500000013');
    const rows = await server.db.executeAsSystem<{
      action: string;
      own: boolean;
      accountId: string;
    }>(sql`
      SELECT action, tenant_id = ${id}::uuid AS own, account_id AS "accountId" FROM audit_log
      WHERE tenant_id = ${id}::uuid OR target = ${id} ORDER BY action`);
    expect(rows.map(({ action, own }) => [action, own])).toEqual([
      ['administrator.added', true],
      ['tenant.created', false],
    ]);
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(1);
  });

  it('cannot be deleted if a company registered there, even without a log-in', async () => {
    const { id, host } = await save('15500000015');
    const phone = '15500000016';
    await server.call(account.getAuthCode, { account: phone, type: 3 }, { host });
    const input = {
      account: phone,
      authCode: await server.code(phone),
      password: 'Start#2026',
      companyName: '示例教育科技有限公司',
      creditCode: '91350100M000100Y43',
      contactName: '联系人',
    };
    expect((await server.call(account.registerCompany, input, { host })).code).toBe(0);
    expect((await remove(id)).code).toBe(errorCodes.conflict);
    const stored = await server.db.executeAsSystem(
      sql`SELECT name FROM company WHERE tenant_id = ${id}::uuid`,
    );
    expect(stored).toEqual([{ name: input.companyName }]);
  });

  it('can be deleted until somebody logs in', async () => {
    const { id } = await save('15500000014');
    expect((await remove(id)).code).toBe(errorCodes.ok);
    const entered = await save('13900000002');
    await acceptInvitation(server, '13900000002', entered.host);
    await login('13900000002', 'Demo#2026', entered.host);
    await server.db.executeAsSystem(sql`DELETE FROM session WHERE tenant_id = ${entered.id}::uuid`);
    expect((await remove(entered.id)).code).toBe(errorCodes.conflict);
  });

  it('cannot be deleted if it has files, whose bytes would remain', async () => {
    const { id } = await save('15500000015');
    await server.db.executeAsSystem(sql`INSERT INTO stored_file (tenant_id, organ_id, kind, name, bytes)
      SELECT tenant_id, id, 'video', '课.mp4', 10 FROM organ WHERE tenant_id = ${id}::uuid`);
    expect((await remove(id)).code).toBe(errorCodes.conflict);
    await server.db.executeAsSystem(sql`DELETE FROM stored_file WHERE tenant_id = ${id}::uuid`);
    expect((await remove(id)).code).toBe(errorCodes.ok);
  });
});
