import { errorCodes, type PermissionNode } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const node = (
  id: string,
  name: string,
  kind: PermissionNode['kind'],
  overrides: Partial<PermissionNode> = {},
): PermissionNode => ({
  id,
  name,
  kind,
  parentId: null,
  code: `code.${id}`,
  systemTagName: null,
  url: null,
  order: 0,
  version: 1,
  children: [],
  ...overrides,
});
const tree = [
  node('d', '学员中心', 'directory', {
    children: [
      node('p', '学员管理', 'page', { parentId: 'd', systemTagName: 'saas', url: '/student' }),
      node('a', '查看学员', 'action', { parentId: 'd', version: 3 }),
    ],
  }),
  node('e', '空目录', 'directory'),
];

async function open(permissions = ['permission.write', 'platform.tenant'], data = tree) {
  mockApi('permission.getTree', { data });
  visit('/permissionManage', permissions);
  return screen.findByRole('tree', { name: '权限管理' });
}
const choose = async (container: HTMLElement, name: string) => {
  await userEvent.click(within(container).getByText(name));
  return screen.findByRole('region', { name });
};

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows each entry with its code, its target, and the resulting menu', async () => {
  const shown = await open();
  expect(within(shown).getByText('code.p')).toBeVisible();
  const panel = await choose(shown, '学员管理');
  expect(within(panel).getByText('/saas/student')).toBeVisible();
  expect(within(panel).getByText('页面')).toBeVisible();
  const preview = screen.getByRole('region', { name: '菜单预览' });
  expect(within(preview).getByText('学员中心')).toBeVisible();
  expect(within(preview).getByText('学员管理')).toBeVisible();
  // actions, and directories without a page, are not shown in menus
  expect(within(preview).queryByText('查看学员')).toBeNull();
  expect(within(preview).queryByText('空目录')).toBeNull();
});

it('adds an entry, and shows invalid values beside the field', async () => {
  await choose(await open(), '学员中心');
  await userEvent.click(await button('新增下级'));
  const form = await dialog();
  await userEvent.type(within(form).getByRole('textbox', { name: '名称' }), '班级');
  await userEvent.type(within(form).getByRole('textbox', { name: '权限码' }), 'a b');
  await userEvent.type(within(form).getByRole('textbox', { name: '地址' }), 'class');
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText('以 / 开头，不能包含空格')).toBeVisible();
  expect(await within(form).findByText('有 2 处需要修改')).toBeVisible();

  await userEvent.clear(within(form).getByRole('textbox', { name: '权限码' }));
  await userEvent.type(within(form).getByRole('textbox', { name: '权限码' }), 'menu:class');
  await userEvent.clear(within(form).getByRole('textbox', { name: '地址' }));
  await userEvent.type(within(form).getByRole('textbox', { name: '地址' }), '/class');
  await userEvent.type(within(form).getByRole('textbox', { name: '子应用' }), 'saas');
  const message = '权限码已被使用';
  mockApi('permission.save', {
    code: errorCodes.conflict,
    message,
    data: { fields: { code: message } },
  });
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await within(form).findByText(message)).toBeVisible();

  const save = mockApi('permission.save', { data: { id: 'n' } });
  mockApi('permission.getTree', { data: tree });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(save.calls[0]?.body).toEqual({
    name: '班级',
    code: 'menu:class',
    kind: 'page',
    systemTagName: 'saas',
    url: '/class',
    order: 0,
    parentId: 'd',
  });
});

it('code and kind of an entry used by roles cannot be changed; a change sends only changed fields', async () => {
  await choose(await open(), '查看学员');
  await userEvent.click(await button('编辑'));
  const form = await dialog();
  expect(within(form).queryByRole('textbox', { name: '权限码' })).toBeNull();
  expect(within(form).queryByRole('combobox', { name: '类型' })).toBeNull();
  const order = within(form).getByRole('textbox', { name: '排序' });
  await userEvent.clear(order);
  await userEvent.type(order, '7');
  const save = mockApi('permission.save', { data: { id: 'a' } });
  mockApi('permission.getTree', { data: tree });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(save.calls[0]?.body).toEqual({ id: 'a', version: 3, order: 7 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says why a built-in entry cannot be deleted, and keeps it', async () => {
  const shown = await open();
  await choose(shown, '查看学员');
  await userEvent.click(await button('删除'));
  const question = await screen.findByRole('dialog', { name: '删除“查看学员”？' });
  expect(within(question).getByText(/拥有此权限的角色会失去它/)).toBeVisible();
  const message = '内置权限不能删除';
  const refused = mockApi('permission.delete', { code: errorCodes.forbidden, message });
  await userEvent.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(toasts.map((toast) => toast.message)).toContain(message));
  expect(refused.calls[0]?.query).toEqual({ id: 'a' });
  expect(within(shown).getByText('查看学员')).toBeVisible();
});

it('offers no change to people with read-only access, and hides the page without the permission', async () => {
  await choose(await open(['platform.tenant']), '学员管理');
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
});

it('tells a tenant’s administrator who typed the address that the page is for operators', async () => {
  mockApi('permission.getTree', { data: tree });
  visit('/permissionManage', ['permission.read', 'permission.write']);
  expect(await screen.findByText(/请联系平台运营/)).toBeVisible();
  expect(screen.queryByRole('tree')).toBeNull();
});

it('without the permission the page says who can grant it', async () => {
  mockApi('permission.getTree', { code: errorCodes.forbidden, message: '没有权限' });
  visit('/permissionManage', []);
  expect(await screen.findByText(/请联系平台运营/)).toBeVisible();
});
