import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { organization, person } from '../testing/organize';
import { pageWith } from '../testing/sales-fixtures';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

function open(search = '', chart = organization()) {
  mockApi('organize.getTree', { data: chart }, everyTime);
  const rows = [person(), person({ id: 't1', kind: 'teacher', name: '王老师', title: '讲师' })];
  const findMock = mockApi('organize.findPeople', { data: pageWith(rows) }, everyTime);
  visit(`/organize${search}`, ['organize.read']);
  return { findMock, user: userEvent.setup() };
}

const lastRequest = (findMock: ReturnType<typeof open>['findMock']) => {
  const last = findMock.calls.at(-1);
  return { ...last?.query, ...(last?.body as object) };
};
const tree = () => screen.findByRole('tree', { name: '校区与部门' });

it('shows the people of the branch or department selected in the tree', async () => {
  const { findMock, user } = open();
  await screen.findByRole('row', { name: /李同学/ });
  await user.click(within(await tree()).getByText('总部校区'));
  expect(await screen.findByRole('treeitem', { selected: true })).toHaveTextContent('总部校区');
  expect(lastRequest(findMock)).toMatchObject({ branchId: 'main', pageNum: '1' });
  await user.click(within(await tree()).getByText('晨曦培训'));
  await screen.findByRole('treeitem', { selected: true, name: /晨曦培训/ });
  expect(lastRequest(findMock)).not.toHaveProperty('branchId');
});

it('is operated by the arrow keys, and selects by the space bar', async () => {
  const { findMock, user } = open();
  await screen.findByRole('row', { name: /李同学/ });
  act(() => screen.getByRole('tree').focus());
  await user.keyboard('{ArrowDown} ');
  await screen.findByRole('treeitem', { selected: true, name: /总部校区/ });
  expect(lastRequest(findMock)).toMatchObject({ branchId: 'main' });
});

it('opens the tree at the place in its address', async () => {
  const { findMock } = open('?department=care');
  expect(await screen.findByRole('treeitem', { selected: true })).toHaveTextContent('护理组');
  await screen.findByRole('row', { name: /李同学/ });
  expect(lastRequest(findMock)).toMatchObject({ departmentId: 'care' });
});

it('shows how many people are in a department, and how many including those below', async () => {
  open();
  const item = (await within(await tree()).findByText('教学部')).closest('[role=treeitem]');
  expect(item).toHaveTextContent('31 人，含下级 43 人');
});

it('finds branches and departments by name', async () => {
  const { departments } = organization();
  const moreDepartments = ['保洁组', '月嫂组', '育儿组'].map((name) => ({
    ...{ id: name, parentId: 'teaching', name, leader: null },
  }));
  const { user } = open('', organization({ departments: [...departments, ...moreDepartments] }));
  await user.type(await screen.findByRole('searchbox', { name: '查找校区或部门' }), '徐汇');
  expect(await screen.findByText('找到 1 个')).toBeVisible();
  expect(within(await tree()).getByText('徐汇校区')).toBeVisible();
  expect(within(await tree()).queryByText('办公室')).toBeNull();
});

it('links from a person to the list in which they are managed', async () => {
  open();
  const student = await screen.findByRole('link', { name: '李同学' });
  expect(student).toHaveAttribute(
    'href',
    expect.stringMatching(/\/saas\/student\?keyword=.*&row=s1$/),
  );
  const teacher = screen.getByRole('link', { name: '王老师' });
  expect(teacher).toHaveAttribute(
    'href',
    expect.stringMatching(/\/govern-system\/organ\/teacher\?keyword=.*&row=t1$/),
  );
});

it('has only views of the kinds that the person may see', async () => {
  open('', organization({ kinds: ['student'], staff: [] }));
  await screen.findByRole('row', { name: /李同学/ });
  expect(await screen.findByRole('link', { name: '学员' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '教师' })).toBeNull();
});

it('keeps the list if the tree fails to load, and loads it again', async () => {
  mockApi('organize.getTree', { code: 50000, message: '服务器错误' });
  const { user } = open();
  await screen.findByRole('row', { name: /李同学/ });
  await user.click(await screen.findByRole('button', { name: /重\s*试/ }));
  expect(await tree()).toBeVisible();
});

it('says who can grant the permission, and nothing else', async () => {
  mockApi('organize.getTree', { code: 40300, message: '无权限' }, everyTime);
  mockApi('organize.findPeople', { code: 40300, message: '无权限' }, everyTime);
  visit('/organize', []);
  expect(await screen.findByText(/您不能查看组织架构/)).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull();
  expect(toasts).toEqual([]);
});

it.each([
  ['is none', '?department=zz', {}],
  [
    'was deleted, within an existing branch',
    '?branch=south&department=gone',
    { branchId: 'south' },
  ],
])('opens without a department that %s', async (_, search, left) => {
  const { findMock } = open(search);
  expect(await screen.findByRole('row', { name: /李同学/ })).toBeVisible();
  expect(findMock.calls).toHaveLength(1);
  expect(lastRequest(findMock)).not.toHaveProperty('departmentId');
  expect(lastRequest(findMock)).toMatchObject(left);
  expect(window.location.search).not.toContain('department');
});
