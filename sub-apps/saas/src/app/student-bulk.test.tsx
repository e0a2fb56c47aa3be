import { overlays, type Student } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { branches, pageOf, student } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const permissionCodes = ['student.read', 'student.write', 'branch.read'];
const threeStudents = [
  student(1, { version: 3, departmentId: 'd1', branchId: 'b1' }),
  student(2, { version: 4, branchId: 'b2' }),
  student(3, { version: 5, status: 'suspended' }),
];

/** Opens the list and selects rows. */
async function choose(...names: string[]) {
  mockApi('user.findByCondition', { data: pageOf(threeStudents, { total: 57 }) }, { times: 9 });
  visit('/student?status=active&department=d1', permissionCodes);
  await screen.findByRole('row', { name: /学员1/ });
  for (const name of names) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }));
  }
  return within(await screen.findByRole('region', { name: '所选内容的操作' }));
}
const press = async (bar: Awaited<ReturnType<typeof choose>>, name: string) =>
  userEvent.click(bar.getByRole('button', { name }));
const pick = async (field: string, option: string) => {
  const box = within(await dialog()).getByRole('combobox', { name: field });
  await userEvent.click(box);
  const titles = await screen.findAllByTitle(option);
  await userEvent.click(titles.at(-1) as HTMLElement);
};
const answer = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));

describe('moving', () => {
  it('sends each student to the place in the dialog, and nothing for those already there', async () => {
    mockApi('branch.getTree', { data: branches });
    const update = mockApi('user.updateStudent', { data: null }, { times: 2 });
    const bar = await choose('学员1', '学员2', '学员3');
    await press(bar, '移动');
    expect(await dialog()).toHaveTextContent('将 3 名学员移至');
    expect(await dialog()).not.toHaveTextContent('不能一次撤销');
    expect(within(await dialog()).getByRole('button', { name: '移动' })).toBeDisabled();
    await pick('校区', '总部 / 浦东');
    await answer('移动');
    expect(await screen.findByText('已移动 3 名学员')).toBeVisible();
    expect(update.calls).toMatchObject([
      { query: { userId: 's1' }, body: { version: 3, branchId: 'b2' } },
      { query: { userId: 's3' }, body: { version: 5, branchId: 'b2' } },
    ]);
  });

  it('is undone by one click, except for students moved elsewhere meanwhile', async () => {
    const update = mockApi('user.updateStudent', { data: null }, { times: 3 });
    const bar = await choose('学员1', '学员2');
    await press(bar, '移动');
    await pick('所属部门', '教务部 / 一组');
    await answer('移动');
    const current = [
      { ...(threeStudents[0] as Student), version: 8, departmentId: 'd2' },
      { ...(threeStudents[1] as Student), version: 9, departmentId: 'd9' },
    ];
    let requestCount = 0;
    mockApi(
      'student.findById',
      () => {
        requestCount += 1;
        return { data: current[requestCount - 1] as Student };
      },
      { times: 2 },
    );
    await userEvent.click(await screen.findByRole('button', { name: '撤销: 已移动 2 名学员' }));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '已撤销' }]));
    expect(update.calls.map(({ query, body }) => [query.userId, body])).toEqual([
      ['s1', { version: 3, departmentId: 'd2' }],
      ['s2', { version: 4, departmentId: 'd2' }],
      ['s1', { version: 8, departmentId: 'd1' }],
    ]);
  });

  it('moves nobody if the dialog is closed', async () => {
    const update = mockApi('user.updateStudent', { data: null });
    const bar = await choose('学员1');
    await press(bar, '移动');
    await answer('取消');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar.getByText('已选择 1 项')).toBeVisible();
    expect(update.calls).toEqual([]);
  });

  it('moves nobody if Back closes the dialog, and the page stays', async () => {
    const bar = await choose('学员1');
    await press(bar, '移动');
    await dialog();
    act(() => expect(overlays.closeTop()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar.getByText('已选择 1 项')).toBeVisible();
    expect(overlays.closeTop()).toBe(false);
  });

  it('lists the refused ones with reasons, and sends those again', async () => {
    mockApi('branch.getTree', { data: branches });
    const message = '没有这个校区';
    mockApi(
      'user.updateStudent',
      ({ query }) =>
        query.userId === 's1'
          ? { code: 40000, message, data: { fields: { branchId: message } } }
          : { data: null },
      { times: 2 },
    );
    const bar = await choose('学员1', '学员3');
    await press(bar, '移动');
    await pick('校区', '总部 / 浦东');
    await answer('移动');
    const refused = await screen.findByRole('dialog', { name: '1 项未完成' });
    expect(refused).toHaveTextContent(`学员1 — ${message}`);
    const secondUpdate = mockApi('user.updateStudent', { data: null });
    await userEvent.click(within(refused).getByRole('button', { name: '重试未完成的' }));
    await waitFor(() => expect(secondUpdate.calls).toMatchObject([{ body: { branchId: 'b2' } }]));
  });
});

describe('all matching students', () => {
  const selectAll = async () => {
    const bar = await choose('学员1');
    await press(bar, '选择全部 57 项');
    return bar;
  };

  it('are suspended by one call with the number shown, after a confirmation', async () => {
    const change = mockApi('student.changeAll', { data: { changed: 57, job: null } });
    await press(await selectAll(), '停用');
    expect(await dialog()).toHaveTextContent('停用全部 57 名符合条件的学员？');
    await answer('停用');
    await waitFor(() => expect(toasts).toMatchObject([{ message: '已停用 57 名学员' }]));
    expect(change.calls).toMatchObject([
      {
        body: {
          filter: { status: 'active', departmentId: 'd1' },
          change: { status: 'suspended' },
          expected: 57,
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    ]);
  });

  it('do not change if Back closes the confirmation', async () => {
    await press(await selectAll(), '停用');
    await dialog();
    act(() => expect(overlays.closeTop()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(overlays.closeTop()).toBe(false);
    expect(screen.getByText('已选择全部 57 项符合条件的结果')).toBeVisible();
  });

  it('are moved by a job if there are many', async () => {
    const job = { id: 'j1', kind: 'student.change', state: 'queued' };
    mockApi('student.changeAll', { data: { changed: 0, job } } as never);
    await press(await selectAll(), '移动');
    expect(await dialog()).toHaveTextContent('包括其他页上的学员，此操作不能一次撤销');
    await pick('所属部门', '教务部 / 一组');
    await answer('移动');
    await waitFor(() =>
      expect(toasts).toMatchObject([{ message: expect.stringMatching(/^正在后台处理 57 名学员/) }]),
    );
  });

  it('do not change if the matches have changed, which is shown', async () => {
    const message = '符合条件的学员现在是 58 名，请核对后再操作';
    mockApi('student.changeAll', { code: 40900, message, data: { matching: 58 } });
    await press(await selectAll(), '启用');
    await answer('启用');
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message }]));
  });
});

it('says that an action could not be loaded, and changes nobody', async () => {
  const handlers = '../features/students/data/bulk-handlers';
  jest.spyOn(console, 'warn').mockImplementation();
  jest.doMock(handlers, () => {
    throw new Error('offline');
  });
  const update = mockApi('user.updateStudent', { data: null });
  await press(await choose('学员1'), '停用');
  const message = '批量操作加载失败，请重试';
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message }]));
  expect(update.calls).toEqual([]);
  jest.dontMock(handlers);
});
