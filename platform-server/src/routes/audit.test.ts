// embedded database only: its statements run one by one, and routes/reads, matrix and audit-walk run such ones on PostgreSQL
import {
  type AuditRecord,
  contract,
  type EndpointData,
  errorCodes,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const catalogue = async () => ({
  'zh-CN': {
    'govern-system-audit.action': '事项',
    'govern-system-audit.actions.role_saved': '保存角色',
    'govern-system-audit.fields.permissions': '权限',
    'govern-system-audit.fields.phone': '手机号',
    'govern-system-audit.fields.status': '状态',
    'govern-system-audit.hidden': '个人信息，不记录内容',
    'govern-system-audit.none': '无',
    'govern-system-audit.values.active': '正常',
    'govern-system-audit.values.suspended': '已停用',
  },
  'en-US': {
    'govern-system-audit.actions.role_saved': 'Role saved',
    'govern-system-audit.fields.permissions': 'Permissions',
    'govern-system-audit.none': 'None',
  },
  'fr-FR': {},
});
const server = serverFixture({ freshLimits: true, services: { catalogue } });
const { audit, branch, department, permission, role, user } = contract;

let head: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

const page = { pageNum: 1, pageSize: 200 };
const sendRequest = async (filter: object = {}, options: CallOptions = head) =>
  (await server.call(audit.findByCondition, { ...page, ...filter }, options)).data;
const newest = async (action: string, options?: CallOptions) =>
  (await sendRequest({ action }, options)).list[0];

async function callOk(endpoint: EndpointData, params: object, options: CallOptions = head) {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, 0, expect.anything()]);
  return reply.data;
}

const student = { name: '记录学员', phone: '15588000001', idNumber: '11010519491231002X' };

it('visitors of the demo do not see the addresses of others', async () => {
  const addressesFor = async (options?: CallOptions): Promise<string[]> =>
    (await sendRequest({}, options)).list.map(({ ip }: AuditRecord) => ip);
  const { data } = await server.call(contract.account.demoLogin, { adminFlag: 1 });
  const shown = await addressesFor({ token: data.token });
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown)).toEqual(new Set(['']));
  expect(new Set(await addressesFor())).not.toContain('');
});

describe('an entry', () => {
  it('has the author and the values before and after, but nothing personal', async () => {
    const { userId } = await callOk(user.addStudent, student);
    const change = {
      userId,
      status: 'suspended',
      phone: '15588000002',
      branchId: seedId('branch:sunrise:east'),
    };
    await callOk(user.updateStudent, change);
    const line = await newest('student.changed');
    expect(line).toMatchObject({ who: '陈晓阳', target: userId });
    expect(line.changes).toEqual([
      { field: 'phone' },
      {
        field: 'branchId',
        before: seedId('branch:sunrise:main'),
        after: seedId('branch:sunrise:east'),
      },
      { field: 'status', before: 'active', after: 'suspended' },
    ]);
    await callOk(user.delete, { userId });
    const [{ text }] = (await server.db.executeAsSystem<{ text: string }>(sql`
      SELECT string_agg(detail::text, ' ') AS text FROM audit_log WHERE action LIKE 'student.%'`)) as [
      { text: string },
    ];
    for (const value of [...Object.values(student), '15588000002'])
      expect(text).not.toContain(value);
  });

  it('shows no change if nothing changed', async () => {
    const { id } = await callOk(department.save, { name: '不变部', parentId: null });
    await callOk(department.save, { id, name: '不变部' });
    expect((await newest('department.saved')).changes).toEqual([]);
    await callOk(department.save, { id, name: '改名部', leader: '王主任' });
    expect((await newest('department.saved')).changes).toEqual([
      { field: 'name', before: '不变部', after: '改名部' },
      { field: 'leader' },
    ]);
  });

  it('has the present name of its target, or the last one of a deleted target', async () => {
    const { id } = await callOk(role.save, { name: '记录角色' });
    await callOk(role.save, { id, name: '改名角色' });
    expect(
      (await sendRequest({ target: id })).list.map(({ targetName }: AuditRecord) => targetName),
    ).toEqual(['改名角色', '改名角色']);
    await callOk(role.delete, { id });
    expect(await newest('role.deleted')).toMatchObject({ target: id, targetName: '改名角色' });
    const added = await callOk(user.addStudent, { name: '有名学员', phone: '15588000003' });
    expect(await newest('student.added')).toMatchObject({ targetName: '有名学员' });
    await callOk(user.delete, { userId: added.userId });
    expect(await newest('student.deleted')).toMatchObject({ targetName: null });
  });

  it('names the former and present permissions of a role', async () => {
    const { id: roleId } = await callOk(role.save, { name: '记录角色' });
    const permissionIds = [seedId('permission:sunrise:student.read')];
    await callOk(permission.grantPermission, { roleId, permissionIds });
    expect((await newest('permission.granted')).changes).toEqual([
      { field: 'permissions', before: [], after: ['student.read'] },
    ]);
  });
});

describe('the list', () => {
  it('filters by a time window without its end', async () => {
    const at = (await newest('login')).createdAt;
    const later = new Date(Date.parse(at) + 1).toISOString();
    const among = async (from: string, to: string) =>
      (await sendRequest({ from, to })).list.some(
        (item: { createdAt: string }) => item.createdAt === at,
      );
    expect(await among(at, later)).toBe(true);
    expect(await among('2026-01-01T00:00:00+08:00', at)).toBe(false);
    expect(
      (await server.call(audit.findByCondition, { ...page, from: 'gestern' }, head)).code,
    ).toBe(errorCodes.invalidInput);
  });

  it('filters by a group of actions, a person and a target together', async () => {
    const { id } = await callOk(branch.save, { name: '记录校区', parentId: null });
    const accountId = seedId('account:13900000001');
    const { list, total } = await sendRequest({ group: 'branch', accountId, target: id });
    expect([total, list.map((item: { action: string }) => item.action)]).toEqual([
      1,
      ['branch.saved'],
    ]);
    expect(
      (await sendRequest({ group: 'branch', accountId: seedId('account:13900000002') })).total,
    ).toBe(0);
    // An action belongs to a group if its whole first word matches.
    const logins = (await sendRequest({ group: 'login' })).list.map(
      (item: { action: string }) => item.action,
    );
    expect(logins).not.toContain('logout');
  });

  it('never shows entries of another organisation, by filter neither', async () => {
    const { id } = await callOk(branch.save, { name: '本部校区', parentId: null });
    const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
    expect((await sendRequest({ target: id }, vocational)).total).toBe(0);
    const otherTenantAdmin = {
      token: await server.login('13900000011', { host: 'new.localhost' }),
    };
    expect((await sendRequest({ target: id }, otherTenantAdmin)).total).toBe(0);
  });
});

describe('the workbook', () => {
  const load = async (query: string, overrides: Record<string, string> = {}) => {
    const headers = { host: 'localhost', ...head.headers, token: head.token ?? '', ...overrides };
    const reply = await server.app.inject({ url: `${audit.export.path}?${query}`, headers });
    return (await server.services.sheets.read(reply.rawPayload, 20_000)) ?? [];
  };

  it('contains the filtered entries, no formula, and is recorded itself', async () => {
    const changes = JSON.stringify([{ field: 'name', before: '', after: '=cmd' }]);
    await server.db.executeAsSystem(sql`INSERT INTO audit_log (tenant_id, account_id, organ_ids, action, detail)
      VALUES (${seedId('tenant:sunrise')}::uuid, ${seedId('account:13900000001')}::uuid,
        ARRAY[${seedId('organ:sunrise:head')}::uuid], '=1+1', ${`{"changes":${changes}}`}::jsonb)`);
    const [headings, ...rows] = await load('action=%3D1%2B1');
    expect(headings).toEqual(['时间', '操作人', '事项', '对象', '变更', 'IP 地址']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(1, 3)).toEqual(['陈晓阳', "'=1+1"]);
    expect(rows[0]?.[4]).toBe('name: 无 → =cmd');
    const line = await newest('audit.exported');
    expect(line).toMatchObject({ who: '陈晓阳', detail: { lines: 1, action: '=1+1' } });
  });

  it('uses the page’s words, in the reader’s language and time zone', async () => {
    const permissionIds = [seedId('permission:sunrise:student.read')];
    const { id } = await callOk(role.save, { name: '表格角色', permissionIds });
    const { createdAt } = (await sendRequest({ target: id })).list[0];
    const utc = (await load(`target=${id}`))[1];
    expect(utc).toEqual([
      `${createdAt.slice(0, 16).replace('T', ' ')} GMT+0`,
      '陈晓阳',
      '保存角色',
      `表格角色 (${id})`,
      expect.stringContaining('权限: 无 → 查看学员'),
      expect.any(String),
    ]);
    const rowsInEnglish = await load(`target=${id}`, {
      locale: 'en-US',
      timezone: 'Asia/Shanghai',
    });
    expect(rowsInEnglish[1]?.[0]).toMatch(/ GMT\+8$/);
    expect(rowsInEnglish[1]?.[2]).toBe('Role saved');
    expect(rowsInEnglish[1]?.[4]).toContain('Permissions: None → View students');
    // Missing phrases fall back to Chinese, unknown actions to their code.
    const french = await load(`target=${id}`, { locale: 'fr-FR' });
    expect(french[1]?.[2]).toBe('保存角色');
    await callOk(branch.save, { name: '无词校区', parentId: null });
    expect((await load('group=branch'))[1]?.[2]).toBe('branch.saved');
  });

  it('shows only the field of a change of a person, and states in words', async () => {
    const { userId } = await callOk(user.addStudent, { name: '表格学员', phone: '15588000011' });
    await callOk(user.updateStudent, { userId, phone: '15588000012', status: 'suspended' });
    const rows = await load(`target=${userId}&action=student.changed`);
    expect(rows[1]?.[4]).toBe('手机号: 个人信息，不记录内容\n状态: 正常 → 已停用');
  });

  it('uses the tenant’s own wordings', async () => {
    const key = 'govern-system-audit.actions.role_saved';
    await server.db.executeAsSystem(sql`INSERT INTO phrase_override (tenant_id, appname, language, env, key, value)
      VALUES (${seedId('tenant:sunrise')}::uuid, 'admin', 'zh-CN', 'production', ${key}, '改了角色')`);
    const { id } = await callOk(role.save, { name: '措辞角色' });
    expect((await load(`target=${id}`))[1]?.[2]).toBe('改了角色');
  });
});

it('shows the names of ids and codes in the reader’s language, and keeps the ids', async () => {
  const permissionId = seedId('permission:sunrise:student.read');
  const { id } = await callOk(role.save, { name: '有名的角色', permissionIds: [permissionId] });
  const inFrench = { ...head, headers: { ...head.headers, locale: 'fr-FR' } };
  const line = (await sendRequest({ target: id }, inFrench)).list[0];
  expect(line.changes).toContainEqual(
    expect.objectContaining({
      field: 'permissions',
      after: expect.arrayContaining(['student.read']),
    }),
  );
  expect(line.valueNames).toMatchObject({
    'student.read': 'Voir les apprenants',
    [permissionId]: 'Voir les apprenants',
  });
});

it('an entry of an older version with unexpected content does not make the trail unreadable', async () => {
  await server.db.executeAsSystem(sql`INSERT INTO audit_log (tenant_id, action, target, detail)
    VALUES (${seedId('tenant:sunrise')}::uuid, 'branch.saved', 'x', '{"branchId": "no id", "roleIds": [7, null]}')`);
  const line = (await sendRequest({ action: 'branch.saved', target: 'x' })).list[0];
  expect(line).toMatchObject({ detail: { branchId: 'no id' }, valueNames: {} });
});
