import {
  type Administrator,
  context,
  errorCodes,
  type PermissionNode,
  type Role,
  setLanguage,
  unsaved,
} from '@edu/shared-utility';
import { type ApiMock, mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { administrator, roleNamed } from '../../../testing/people';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const node = (
  code: string,
  name: string,
  kind: PermissionNode['kind'],
  children: PermissionNode[] = [],
): PermissionNode => ({
  id: code,
  parentId: null,
  name,
  code,
  kind,
  systemTagName: kind === 'page' ? 'saas' : null,
  url: kind === 'page' ? '/student' : null,
  order: 0,
  children,
});
const read = node('student.read', '查看学员', 'action');
const write = node('student.write', '维护学员', 'action');
const reset = node('account.reset', '重置他人密码', 'action');
const pageWith = (...children: PermissionNode[]) =>
  node('menu:student', '学员管理', 'page', children);
const permissionTree = [pageWith(read, write), reset];

const builtIn = roleNamed('b', '审计员', { builtIn: true, userCount: 3 });
const ownRole = roleNamed('r', '班主任', { description: '带班', version: 7 });
const pageOf = <T,>(list: T[]) => ({ list, total: list.length, pageNum: 1, pageSize: 200 });
const permissionCodes = [
  'role.read',
  'role.write',
  'student.read',
  'student.write',
  'administrator.read',
  'administrator.write',
];

/** The server's state; tests change it to act as another person. */
let served: {
  roles: Role[];
  granted: Record<string, PermissionNode[]>;
  people: Administrator[];
};

async function open(role: Role, granted: PermissionNode[], permissions = permissionCodes) {
  served = { roles: [builtIn, ownRole], granted: { [role.id]: granted }, people: [] };
  const everyTime = { times: Number.POSITIVE_INFINITY };
  mockApi('role.findByCondition', () => ({ data: pageOf(served.roles) }), everyTime);
  mockApi('permission.getTree', () => ({ data: permissionTree }), everyTime);
  mockApi(
    'role.findPermissionListByRoleId',
    ({ query }) => ({ data: served.granted[String(query.roleId)] ?? [] }),
    everyTime,
  );
  mockApi(
    'administrator.findByCondition',
    ({ query }) => {
      const has = ({ roles }: Administrator) =>
        !query.roleId || roles.some(({ id }) => id === query.roleId);
      return { data: pageOf(served.people.filter(has)) };
    },
    everyTime,
  );
  visit(`/rolesList?id=${role.id}`, permissions);
  await screen.findByRole('tree', { name: `“${role.name}”的权限` });
}
const box = (name: string) =>
  within(screen.getByText(name).closest('.ant-tree-treenode') as HTMLElement).getByRole('checkbox');
const idsSent = ({ calls }: ApiMock): string[] => {
  const { permissionIds } = (calls[0]?.body ?? { permissionIds: [] }) as {
    permissionIds: string[];
  };
  return [...permissionIds].sort();
};
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows the other permissions that a module’s page needs, and which the role lacks', async () => {
  const beds: PermissionNode = {
    ...node('menu:app.garden', '花圃', 'page'),
    requires: 'student.read',
  };
  permissionTree.push(beds);
  await open(ownRole, [pageWith(write), beds]);
  const row = screen.getByText('花圃').closest('.ant-tree-treenode');
  expect(row).toHaveTextContent('还需要“查看学员”');
  expect(row).toHaveTextContent('此角色没有，因此看不到此页面');
  await userEvent.click(box('查看学员'));
  expect(row).not.toHaveTextContent('此角色没有');
  permissionTree.pop();
});

it.each([
  ['zh-CN', '导出人才', '将持证人才及其技能、证书数和成绩导出为 Excel，每次导出都会被记录'],
  [
    'en-US',
    'Export talent',
    'Export certified people with skills, certificates and scores as a workbook; each export is recorded',
  ],
  [
    'fr-FR',
    'Exporter les talents',
    'Exporter les personnes certifiées avec compétences, certificats et notes ; chaque exportation est consignée',
  ],
] as const)(
  'says in %s what the export of talent does, not only its name',
  async (language, name, words) => {
    permissionTree.push(node('talent.export', name, 'action'));
    await open(ownRole, []);
    await act(() => setLanguage(language));
    expect(screen.getByText(name).closest('.ant-tree-treenode')).toHaveTextContent(words);
    await act(() => setLanguage('zh-CN'));
    permissionTree.pop();
  },
);

it('shows what each permission opens, half-checks parents, and saves the changes', async () => {
  await open(ownRole, [pageWith(read)]);
  expect(screen.getByText('新增、修改、停用和删除学员')).toBeVisible();
  expect(box('学员管理')).toHaveAttribute('aria-checked', 'mixed');
  expect(box('查看学员')).toBeChecked();
  await userEvent.click(box('维护学员'));
  expect(screen.getByText('新增 1 项，移除 0 项')).toBeVisible();
  const save = mockApi('role.save', { data: { id: 'r' } });
  served.roles = [builtIn, { ...ownRole, version: 8 }];
  served.granted = { r: [pageWith(read, write)] };
  await userEvent.click(await button('保存'));
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: '未保存的修改' })).not.toBeInTheDocument(),
  );
  expect(save.calls[0]?.body).toMatchObject({ id: 'r', version: 7 });
  expect(idsSent(save)).toEqual(['menu:student', 'student.read', 'student.write']);
});

it('asks before another tab or another role discards changes', async () => {
  await open(ownRole, [pageWith(read)]);
  await userEvent.click(box('维护学员'));
  const ask = jest.fn(async () => false);
  const end = unsaved.askWith(ask);
  await openTab('成员');
  await userEvent.click(screen.getByRole('button', { name: /审计员/ }));
  await userEvent.click(screen.getByRole('link', { name: /审计员/ }));
  expect(ask).toHaveBeenCalledTimes(3);
  expect(screen.getByText('新增 1 项，移除 0 项')).toBeVisible();
  end();
});

it('a permission that the person lacks is disabled, with the reason; a search finds by name and by code', async () => {
  await open(ownRole, [pageWith(read)]);
  expect(box('重置他人密码')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/您没有这项权限，不能授予/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索权限' }), 'student.w');
  expect(screen.getByText('维护学员')).toBeVisible();
  expect(screen.queryByText('重置他人密码')).not.toBeInTheDocument();
});

it('a role with a permission that the person lacks is read-only for them, with the reason', async () => {
  await open(ownRole, [pageWith(read), reset]);
  expect(screen.getByText('这个角色包含您没有的权限，您不能修改它。')).toBeVisible();
  for (const name of ['重置他人密码', '查看学员', '维护学员']) {
    expect(box(name)).toHaveAttribute('aria-disabled', 'true');
  }
});

it('the second of two people who change one role sees both versions and keeps their own on top', async () => {
  await open(ownRole, [pageWith(read)]);
  await userEvent.click(box('维护学员'));
  mockApi('role.save', {
    code: errorCodes.conflict,
    message: '内容已被他人修改',
    data: { present: { ...ownRole, version: 9 } },
  });
  served.granted = { r: [pageWith()] };
  await userEvent.click(await button('保存'));
  expect(await screen.findByText('对方移除：查看学员')).toBeVisible();
  await userEvent.click(await button('保留我的修改'));
  expect(box('查看学员')).not.toBeChecked();
  const save = mockApi('role.save', { data: { id: 'r' } });
  await userEvent.click(await button('保存'));
  await waitFor(() => expect(save.calls).toHaveLength(1));
  expect(save.calls[0]?.body).toMatchObject({ version: 9 });
  expect(idsSent(save)).toEqual(['menu:student', 'student.write']);
});

it.each(['id', 'row'])(
  'says that an address with `%s` matches no role, and shows another',
  async (key) => {
    await open(ownRole, [pageWith(read)]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => window.history.replaceState(null, '', `/govern-system/rolesList?${key}=gone`));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByText(/没有这个角色，可能已被删除/)).toBeVisible();
    expect(await screen.findByRole('region', { name: '审计员' })).toBeVisible();
  },
);

it('a built-in role is read-only, and can be copied', async () => {
  await open(builtIn, [pageWith(read)]);
  expect(screen.getByText(/内置角色不能修改或删除/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  expect(box('查看学员')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await button('复制'));
  const form = await dialog();
  expect(within(form).getByRole('textbox', { name: '角色名称' })).toHaveValue('审计员 副本');
  const save = mockApi('role.save', { data: { id: 'n' } });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(save.calls).toHaveLength(1));
  expect(save.calls[0]?.body).toEqual({
    name: '审计员 副本',
    description: '',
    permissionIds: ['menu:student', 'student.read'],
  });
});

it('says beside the name that another role has it', async () => {
  await open(ownRole, [pageWith(read)]);
  await userEvent.click(await button('新增角色'));
  const form = await dialog();
  await userEvent.type(within(form).getByRole('textbox', { name: '角色名称' }), '审计员');
  mockApi('role.save', {
    code: errorCodes.conflict,
    message: '名称已被使用',
    data: { fields: { name: '名称已被使用' } },
  });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText('名称已被使用')).toBeVisible();
});

it('the number of people with a role links to them, and each of them to their row among the accounts', async () => {
  await open(builtIn, []);
  served.people = [administrator('p', '林小雨', [builtIn], { phone: '13900000002' })];
  await userEvent.click(await screen.findByRole('link', { name: '3 人拥有“审计员”' }));
  const list = await screen.findByRole('list', { name: '成员' });
  expect(window.location.search).toBe('?id=b&tab=members');
  expect(screen.getByRole('tab', { name: '成员' })).toHaveAttribute('aria-selected', 'true');
  expect(within(list).getByRole('link', { name: '林小雨' })).toHaveAttribute(
    'href',
    `/govern-system/platform/account?keyword=${encodeURIComponent('林小雨')}`,
  );
});

it('without the permission to see administrators there is no link to them', async () => {
  await open(builtIn, [], ['role.read']);
  expect(await screen.findByText('3 人')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('members are only listed without the permission to change them, and those elsewhere are counted', async () => {
  const permissions = permissionCodes.filter((code) => code !== 'administrator.write');
  await open(builtIn, [], permissions);
  served.people = [administrator('p1', '林小雨', [builtIn])];
  await openTab('成员');
  const list = await screen.findByRole('list', { name: '成员' });
  expect(within(list).getByText(/林小雨/)).toBeVisible();
  expect(screen.getByText('另有 2 名学员或其他机构的人员拥有这个角色。')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /授予成员/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^收回/ })).toBeNull();
});

it('lists its members, adds one and removes one', async () => {
  context.set('actor', 'self');
  await open(ownRole, [pageWith(read)]);
  const holder = administrator('p1', '林小雨', [ownRole]);
  const otherPerson = administrator('p2', '赵多元', [builtIn]);
  served.people = [holder, otherPerson, administrator('self', '陈晓阳', [])];
  await openTab('成员');
  const list = await screen.findByRole('list', { name: '成员' });
  expect(within(list).getByText(/林小雨/)).toBeVisible();
  const update = mockApi('administrator.update', { data: null }, { times: 2 });
  await userEvent.click(screen.getByRole('combobox', { name: /授予成员/ }));
  await userEvent.click(await screen.findByTitle('赵多元 13900000000'));
  await waitFor(() =>
    expect(update.calls[0]?.body).toEqual({ id: 'p2', version: 3, roleIds: ['b', 'r'] }),
  );
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已将“班主任”授予赵多元'));
  await userEvent.click(await button('收回林小雨的角色'));
  await waitFor(() => expect(update.calls[1]?.body).toEqual({ id: 'p1', version: 3, roleIds: [] }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已收回林小雨的“班主任”'));
});

it('offers only people who match the typed name, however late the answer', async () => {
  await open(ownRole, [pageWith(read)]);
  served.people = [administrator('p1', '林小雨', []), administrator('p2', '赵多元', [])];
  await openTab('成员');
  const give = await screen.findByRole('combobox', { name: /授予成员/ });
  await userEvent.click(give);
  expect(await screen.findByTitle('赵多元 13900000000')).toBeVisible();
  await userEvent.type(give, '林');
  expect(await screen.findByTitle('林小雨 13900000000')).toBeVisible();
  expect(screen.queryByTitle('赵多元 13900000000')).not.toBeInTheDocument();
});

it('shows the menu that the role gets, and the differences from another', async () => {
  await open(ownRole, [pageWith(read)]);
  const entry = {
    systemTagName: 'saas',
    url: '/student',
    name: '学员管理',
    description: '',
    type: 2,
  };
  mockApi('role.findPermissionMenuListByRoleId', {
    data: [{ id: 'm', parentId: null, name: '学员管理', data: entry, children: [] }],
  });
  await openTab('以此角色查看');
  const menu = await screen.findByRole('navigation', { name: '“班主任”的菜单' });
  expect(within(menu).getByText('/saas/student')).toBeVisible();

  served.granted.b = [reset, pageWith()];
  await openTab('与其他角色对比');
  await userEvent.click(await screen.findByRole('combobox', { name: '选择要对比的角色' }));
  await userEvent.click(await screen.findByTitle('审计员'));
  const alone = await screen.findByRole('region', { name: '仅“审计员”有' });
  expect(within(alone).getByText('重置他人密码')).toBeVisible();
  const sharedRegion = screen.getByRole('region', { name: '两者都有' });
  expect(within(sharedRegion).getByText('学员管理')).toBeVisible();
});

it('asks before it deletes, and cannot be deleted while it has members', async () => {
  await open(ownRole, [pageWith(read)]);
  await userEvent.click(await button('删除'));
  const remove = mockApi('role.delete', { data: null });
  served.roles = [builtIn];
  await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(remove.calls[0]?.query).toEqual({ id: 'r' }));
  expect(await screen.findByRole('heading', { name: '审计员' })).toBeVisible();
});
