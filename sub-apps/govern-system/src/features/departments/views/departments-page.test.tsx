import type { DepartmentNode, RowChange } from '@edu/shared-utility';
import { errorCodes, setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const node = (
  id: string,
  name: string,
  overrides: Partial<DepartmentNode> = {},
): DepartmentNode => ({
  id,
  name,
  parentId: null,
  leader: null,
  memberCount: 0,
  version: 1,
  children: [],
  ...overrides,
});
const tree = [
  node('t', '教学部', {
    leader: '王主任',
    children: [
      node('m', '数学组', { parentId: 't', memberCount: 12 }),
      node('e', '英语组', { parentId: 't', version: 4 }),
    ],
  }),
  node('o', '行政部'),
];
const mayWrite = ['department.write'];
/** The change history of the departments. */
let history: RowChange[] = [];
const open = async (permissions = mayWrite, data = tree) => {
  const page = () => ({ list: history, total: history.length, pageNum: 1, pageSize: 10 });
  mockApi('audit.ofRow', () => ({ data: page() }), { times: Number.POSITIVE_INFINITY });
  mockApi('department.getTree', { data });
  visit('/organ/depart', permissions);
  if (data.length > 0) await screen.findByRole('tree', { name: '部门管理' });
};
const choose = async (name: string) => {
  await userEvent.click(await within(screen.getByRole('tree')).findByText(name));
  return screen.findByRole('region', { name });
};

beforeEach(() => {
  signIn();
  history = [];
});
afterEach(() => nock.cleanAll());

it('shows the tree with leaders and members, and the place of the selected one', async () => {
  await open();
  const tree = screen.getByRole('tree', { name: '部门管理' });
  expect(within(tree).getByText('王主任 · 0 人')).toBeVisible();
  expect(within(tree).getByText('12 人')).toBeVisible();
  const panel = await choose('英语组');
  expect(within(panel).getByText('教学部 / 英语组')).toBeVisible();
  expect(window.location.search).toBe('?id=e');
});

it('finds by name, with the parents, and shows the number of matches', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: '按名称搜索' }), '组');
  expect(screen.getByText('2 项符合')).toBeVisible();
  const departmentTree = within(screen.getByRole('tree'));
  expect(departmentTree.getByText('教学部')).toBeVisible();
  expect(departmentTree.queryByText('行政部')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: '按名称搜索' }), '没有');
  await userEvent.click(screen.getByRole('button', { name: '清除搜索' }));
  expect(screen.getByText('行政部')).toBeVisible();
});

it('links from the members to their list, and shows the history of a department', async () => {
  const changes = [{ field: 'name', before: '算术组', after: '数学组' }];
  const createdAt = '2026-03-01T08:00:00.000Z';
  history = [{ id: '1', action: 'department.saved', who: '陈晓阳', changes, createdAt }];
  await open([...mayWrite, 'student.read']);
  const panel = await choose('数学组');
  const members = within(panel).getByRole('link', { name: '12 人' });
  expect(members).toHaveAttribute('href', '/saas/student?department=m');
  expect(await within(panel).findByText('部门名称：算术组 → 数学组')).toBeVisible();
});

it('counts its teachers, links to them, and is not deleted while it has any', async () => {
  await open([...mayWrite, 'teacher.read'], [node('s', '研修组', { teacherCount: 2 })]);
  const panel = await choose('研修组');
  const teachers = await within(panel).findByRole('link', { name: '2 位' });
  expect(teachers).toHaveAttribute('href', '/govern-system/organ/teacher?department=s');
  expect(within(panel).getByRole('button', { name: '删除' })).toBeDisabled();
  expect(within(panel).getByText(/还有 2 位教师/)).toBeVisible();
});

it('offers no change to people with read-only access', async () => {
  await open([]);
  const panel = await choose('行政部');
  expect(within(panel).queryByRole('button', { name: '编辑' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '新增' })).not.toBeInTheDocument();
});

it('adds one below the selected one, and shows the server’s refusal beside the field', async () => {
  await open();
  await choose('行政部');
  await userEvent.click(await button('新增下级'));
  const form = await dialog();
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText('请输入部门名称')).toBeVisible();
  expect(within(form).getByText('有 1 处需要修改')).toBeVisible();

  mockApi('department.save', {
    code: errorCodes.invalidInput,
    message: '上级节点无效',
    data: { fields: { parentId: '上级节点无效' } },
  });
  await userEvent.type(within(form).getByRole('textbox', { name: '部门名称' }), '后勤组');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await within(form).findByText('上级节点无效')).toBeVisible();

  const save = mockApi('department.save', { data: { id: 'n' } });
  mockApi('department.getTree', { data: [...tree, node('n', '后勤组')] });
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('后勤组')).toBeVisible();
  expect(save.calls[0]?.body).toEqual({ name: '后勤组', leader: '', parentId: 'o' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sends only changed fields, and shows both versions after a change by another person', async () => {
  await open();
  await choose('英语组');
  await userEvent.click(await button('编辑'));
  const form = await dialog();
  const leader = within(form).getByRole('textbox', { name: '负责人' });
  await userEvent.type(leader, '李老师');
  const current = { id: 'e', name: '外语组', parentId: 't', leader: null, version: 5 };
  const stale = mockApi('department.save', {
    code: errorCodes.conflict,
    message: '内容已被他人修改',
    data: { present: current },
  });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText('部门名称：英语组 → 外语组')).toBeVisible();
  expect(stale.calls[0]?.body).toEqual({ id: 'e', version: 4, leader: '李老师' });
  await userEvent.click(within(form).getByRole('button', { name: '保留我的修改' }));
  expect(within(form).getByRole('textbox', { name: '部门名称' })).toHaveValue('外语组');

  const save = mockApi('department.save', { data: { id: 'e' } });
  mockApi('department.getTree', { data: tree });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(save.calls[0]?.body).toEqual({ id: 'e', version: 5, leader: '李老师' });
});

it('refuses a name that is too long instead of cutting it', async () => {
  await open();
  await userEvent.click(await button('新增'));
  const form = await dialog();
  const name = within(form).getByRole('textbox', { name: '部门名称' });
  await userEvent.click(name);
  await userEvent.paste('长'.repeat(61));
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText('最多60个字符')).toBeVisible();
  expect(name).toHaveValue('长'.repeat(61));
});

it('refuses a leader’s name of invisible characters', async () => {
  await open();
  await userEvent.click(await button('新增'));
  const form = await dialog();
  await userEvent.type(within(form).getByRole('textbox', { name: '部门名称' }), '物理组');
  const leader = within(form).getByRole('textbox', { name: '负责人' });
  await userEvent.click(leader);
  await userEvent.paste('\u200b\u200b');
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(leader).toHaveAccessibleDescription(/不可见/));
});

it('asks before unsaved input is discarded', async () => {
  await open();
  await choose('英语组');
  await userEvent.click(await button('编辑'));
  await userEvent.type(screen.getByRole('textbox', { name: '负责人' }), '李');
  await userEvent.click(await button('取消'));
  await userEvent.click(await button('继续编辑'));
  expect(screen.getByRole('textbox', { name: '负责人' })).toHaveValue('李');
});

it('moves by keyboard to another place, never below itself, and undoes it', async () => {
  await open();
  await choose('教学部');
  await userEvent.click(await button('移动到…'));
  const form = await dialog();
  await userEvent.click(within(form).getByRole('combobox', { name: '上级' }));
  await waitFor(() => expect(screen.getAllByTitle('行政部')).toHaveLength(2));
  // in the page's own tree, not in the dialog's
  expect(screen.getAllByTitle('数学组')).toHaveLength(1);
  const save = mockApi('department.save', { data: { id: 't' } });
  const moved = [
    node('o', '行政部', { children: [{ ...tree[0], parentId: 'o' } as DepartmentNode] }),
  ];
  mockApi('department.getTree', { data: moved });
  await userEvent.click(screen.getAllByTitle('行政部')[1] as HTMLElement);
  await userEvent.click(within(form).getByRole('button', { name: '移动' }));
  await waitFor(() => expect(save.calls[0]?.body).toEqual({ id: 't', version: 1, parentId: 'o' }));

  mockApi('department.getTree', { data: moved });
  const undoCall = mockApi('department.save', { data: { id: 't' } });
  mockApi('department.getTree', { data: tree });
  await userEvent.click(await button('撤销: 已移动“教学部”'));
  await waitFor(() =>
    expect(undoCall.calls[0]?.body).toEqual({ id: 't', version: 1, parentId: null }),
  );
});

it('shows what prevents a deletion, and asks before it deletes', async () => {
  await open();
  const used = await choose('数学组');
  expect(within(used).getByRole('button', { name: '删除' })).toBeDisabled();
  expect(within(used).getByText(/还有 12 人/)).toBeVisible();
  await choose('英语组');
  await userEvent.click(await button('删除'));
  expect(await screen.findByRole('dialog', { name: '删除“英语组”？' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  const remove = mockApi('department.delete', { data: null });
  mockApi('department.getTree', { data: [tree[1] as DepartmentNode] });
  await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('英语组')).not.toBeInTheDocument());
  expect(remove.calls[0]?.query).toEqual({ id: 'e', version: '4' });
  expect(toasts.map(({ message }) => message)).toContain('已删除“英语组”');
});

it('says that one changed by another person was not changed', async () => {
  await open();
  await choose('英语组');
  await userEvent.click(await button('删除'));
  mockApi('department.delete', {
    code: errorCodes.conflict,
    message: '内容已被他人修改',
    data: { present: { id: 'e', name: '外语组' } },
  });
  mockApi('department.getTree', { data: tree });
  await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('“英语组”刚刚被他人修改')).toBeVisible();
});

it('shows a failure with a retry; an empty page explains what departments are for', async () => {
  mockApi('department.getTree', { code: errorCodes.internal, message: '服务器开小差了' });
  visit('/organ/depart', mayWrite);
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  mockApi('department.getTree', { data: [] });
  await userEvent.click(await button('重试'));
  expect(await screen.findByText(/还没有部门/)).toBeVisible();
  expect(await button('新增')).toBeEnabled();
});

it('has three languages', async () => {
  await open();
  await choose('数学组');
  mockApi('department.getTree', { data: tree });
  await act(() => setLanguage('fr-FR'));
  expect(await screen.findByRole('tree', { name: 'Services' })).toBeVisible();
  expect(screen.getByText(/12 personnes en font partie/)).toBeVisible();
  mockApi('department.getTree', { data: tree });
  await act(() => setLanguage('en-US'));
  expect(await screen.findByText('Move to…')).toBeVisible();
  mockApi('department.getTree', { data: tree });
  await act(() => setLanguage('zh-CN'));
});
