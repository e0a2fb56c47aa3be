import { context, errorCodes, type Teacher } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { administrator } from '../../../testing/people';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = [
  'teacher.read',
  'teacher.write',
  'teacher.reveal',
  'teacher.export',
  'administrator.read',
  'administrator.write',
];

const teacher = (id: string, name: string, overrides: Partial<Teacher> = {}): Teacher => ({
  id,
  name,
  phone: '138****0001',
  email: null,
  staffNumber: null,
  title: '讲师',
  subjects: ['数学'],
  departmentId: null,
  departmentName: null,
  branchId: 'b',
  branchName: '总部校区',
  joinedOn: '2020-09-01',
  status: 'active',
  introduction: '',
  account: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  version: 3,
  ...overrides,
});

/** The server's state; tests change it to act as another person. */
let teachers: Teacher[];

async function open(permissions = permissionCodes) {
  context.set('actor', 'self');
  teachers = [teacher('t', '许静'), teacher('u', '郭建国', { status: 'leave' })];
  const mock = mockApi(
    'teacher.find',
    () => ({ data: { list: teachers, total: teachers.length, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  mockApi('teacher.subjects', { data: ['数学', '英语'] }, everyTime);
  mockApi('department.getTree', { data: [] }, everyTime);
  visit('/organ/teacher', permissions);
  return { row: await screen.findByRole('row', { name: /许静/ }), asked: mock };
}
const fieldOf = (form: HTMLElement, name: string) => within(form).getByRole('textbox', { name });

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('adds a teacher, with subjects as tags', async () => {
  await open();
  await userEvent.click(await button('添加教师'));
  const form = await dialog();
  await pasteInto(fieldOf(form, '姓名'), '新老师');
  await pasteInto(fieldOf(form, '手机号'), '138 1234 5678');
  await userEvent.type(within(form).getByRole('combobox', { name: '任教科目' }), '物理,');
  const added = mockApi('teacher.save', { data: { id: 'n' } });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已添加教师'));
  expect(added.calls[0]?.body).toMatchObject({
    name: '新老师',
    phone: '13812345678',
    subjects: ['物理'],
    email: null,
    joinedOn: null,
    status: 'active',
  });
});

it.each([
  ['by themselves', ['administrator.write'], /^添加后教师还不能登录.*“登录账号”/],
  ['by another person', [], /^添加后教师还不能登录.*有权管理账号的人员/],
])('says that a new teacher cannot log in yet, and what to do next: %s', async (_, more, words) => {
  const writePermissions = ['teacher.read', 'teacher.write', 'administrator.read'];
  const { row } = await open([...writePermissions, ...more]);
  await userEvent.click(await button('添加教师'));
  expect(within(await dialog()).getByText(words)).toBeVisible();
  await userEvent.click(within(await dialog()).getByRole('button', { name: '取消' }));
  await userEvent.click(within(row).getByRole('button', { name: /编辑/ }));
  expect(within(await dialog()).queryByText(/还不能登录/)).toBeNull();
});

it('sends only changed fields, and keeps a masked number', async () => {
  const { row } = await open();
  await userEvent.click(within(row).getByRole('button', { name: /编辑/ }));
  const form = await dialog();
  expect(fieldOf(form, '手机号')).toHaveValue('138****0001');
  await pasteInto(fieldOf(form, '工号'), 'T1001');
  const message = '该工号已被使用';
  const mock = mockApi('teacher.update', {
    code: errorCodes.conflict,
    message,
    data: { fields: { staffNumber: message } },
  });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText(message)).toBeVisible();
  expect(mock.calls[0]?.body).toEqual({ id: 't', version: 3, staffNumber: 'T1001' });
});

it('shows a deleted branch from an old link as deleted, without its id', async () => {
  const tree = [{ id: 'b', name: '总部校区', parentId: null, children: [] }];
  mockApi('branch.getTree', { data: tree as never }, everyTime);
  mockApi('teacher.find', { data: { list: [], total: 0, pageNum: 1, pageSize: 20 } }, everyTime);
  mockApi('teacher.subjects', { data: [] }, everyTime);
  mockApi('department.getTree', { data: [] }, everyTime);
  visit('/organ/teacher?branch=gone-id', [...permissionCodes, 'branch.read']);
  expect(await screen.findByTitle('已不存在')).toBeVisible();
  expect(screen.queryByText('gone-id')).toBeNull();
});

it('shows both versions when two administrators changed one teacher', async () => {
  const { row } = await open();
  await userEvent.click(within(row).getByRole('button', { name: /编辑/ }));
  const form = await dialog();
  await userEvent.clear(fieldOf(form, '职称'));
  await pasteInto(fieldOf(form, '职称'), '教授');
  const current = teacher('t', '许静', { title: '副教授', version: 4 });
  mockApi('teacher.update', {
    code: errorCodes.conflict,
    message: '已被他人修改',
    data: { present: current },
  });
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  expect(await within(form).findByText(/副教授/)).toBeVisible();
  const secondUpdate = mockApi('teacher.update', { data: null });
  await userEvent.click(within(form).getByRole('button', { name: /保留我的/ }));
  await userEvent.click(within(form).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(secondUpdate.calls[0]?.body).toEqual({ id: 't', version: 4, title: '教授' }),
  );
});

it('sets a teacher on leave at once and undoes it with the row’s current version', async () => {
  const { row } = await open();
  const leave = mockApi('teacher.changeStatus', { data: null });
  await userEvent.click(within(row).getByRole('button', { name: /休假/ }));
  const undo = await screen.findByRole('button', { name: '撤销: “许静”已设为休假' });
  expect(leave.calls[0]?.body).toEqual({ id: 't', version: 3, status: 'leave' });
  mockApi('teacher.findById', { data: teacher('t', '许静', { status: 'leave', version: 6 }) });
  const undoCall = mockApi('teacher.changeStatus', { data: null });
  await userEvent.click(undo);
  await waitFor(() =>
    expect(undoCall.calls[0]?.body).toEqual({ id: 't', version: 6, status: 'active' }),
  );
});

it('changes the selected ones together, and sends nothing for those that have the value already', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 许静' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 郭建国' }));
  const sent = mockApi('teacher.changeStatus', { data: null }, everyTime);
  const bar = await screen.findByRole('region', { name: '所选内容的操作' });
  await userEvent.click(within(bar).getByRole('button', { name: '休假' }));
  await screen.findByText('2 位教师已设为休假');
  expect(sent.calls.map(({ body }) => body)).toEqual([{ id: 't', version: 3, status: 'leave' }]);
});

it('shows the full number on demand', async () => {
  const { row } = await open();
  const mock = mockApi('teacher.reveal', { data: { value: '13812340001' } });
  await userEvent.click(within(row).getByRole('button', { name: '显示许静的手机号' }));
  expect(await within(row).findByText('13812340001')).toBeVisible();
  expect(mock.calls).toHaveLength(1);
});

describe('the log-in of a teacher', () => {
  const openAccount = async (row: HTMLElement) => {
    await userEvent.click(within(row).getByRole('button', { name: /更多/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '登录账号' }));
    return dialog();
  };

  it('is linked to an administrator found by name', async () => {
    const { row } = await open();
    const people = [administrator('a', '赵多元', [])];
    mockApi(
      'administrator.findByCondition',
      { data: { list: people, total: 1, pageNum: 1, pageSize: 20 } },
      everyTime,
    );
    const form = await openAccount(row);
    await userEvent.type(within(form).getByRole('combobox', { name: /查找管理员/ }), '赵');
    await userEvent.click(await screen.findByTitle('赵多元'));
    const bound = mockApi('teacher.bind', { data: null });
    await userEvent.click(within(form).getByRole('button', { name: '关联' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('已关联“赵多元”的账号'));
    expect(bound.calls[0]?.body).toEqual({ id: 't', version: 3, administratorId: 'a' });
  });

  it('is requested by an invitation; a refusal is shown in the dialog', async () => {
    const { row } = await open();
    mockApi(
      'administrator.findByCondition',
      { data: { list: [], total: 0, pageNum: 1, pageSize: 20 } },
      everyTime,
    );
    const form = await openAccount(row);
    const message = '该手机号的人员已是本机构的管理员，请直接关联其账号';
    mockApi('teacher.invite', {
      code: errorCodes.conflict,
      message,
      data: { fields: { phone: message } },
    });
    await userEvent.click(within(form).getByRole('button', { name: '邀请登录' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(message);
    mockApi('teacher.invite', { data: { id: 'i', invited: true } });
    await userEvent.click(within(form).getByRole('button', { name: '邀请登录' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('已邀请“许静”，对方接受后生效'));
  });
});

it('hides actions that people with read-only access would be refused', async () => {
  const { row } = await open(['teacher.read']);
  await screen.findByText('共 2 位');
  expect(within(row).queryByRole('button')).toBeNull();
  for (const name of ['添加教师', '导入', '导出']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('shows accounts only to people who may see administrators', async () => {
  const { row } = await open(['teacher.read', 'teacher.write']);
  await userEvent.click(await within(row).findByRole('button', { name: /更多/ }));
  await screen.findByRole('menuitem', { name: '删除' });
  expect(screen.queryByRole('menuitem', { name: '登录账号' })).toBeNull();
});

it('without the permission the page says who can grant it', async () => {
  mockApi('teacher.find', { code: errorCodes.forbidden, message: '您没有权限' });
  visit('/organ/teacher', []);
  expect(await screen.findByText(/如有需要请联系租户管理员/)).toBeVisible();
});
