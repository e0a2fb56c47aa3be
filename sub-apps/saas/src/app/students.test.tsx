import { context } from '@edu/shared-utility';
import { mockApi, renderApp } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { departments, pageOf, student } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';
import { RootView } from './root.view';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

describe('the list', () => {
  it('shows the page, the size and the conditions in the address', async () => {
    const list = mockApi('user.findByCondition', {
      data: pageOf([student(21, { email: 'a@b.cn', departmentName: '教务部' })], {
        total: 41,
        pageNum: 3,
        pageSize: 20,
      }),
    });
    visit('/student?page=3&size=20&keyword=%E5%AD%A6&status=active&department=d2');
    const row = await screen.findByRole('row', { name: /学员21/ });
    expect(row).toHaveTextContent(/13800000021a@b\.cn教务部正常/);
    expect(list.calls[0]).toMatchObject({
      query: { pageNum: '3', pageSize: '20' },
      body: { keyword: '学', status: 'active', departmentId: 'd2' },
    });
    expect(field('姓名或手机号')).toHaveValue('学');
    expect(await screen.findByText('教务部 / 一组')).toBeVisible();
    expect(screen.getByText('共 41 名学员')).toBeVisible();
    expect(screen.getByTitle('3')).toHaveClass('ant-pagination-item-active');
  });

  it('is requested once, though the first request does not wait for the page', async () => {
    const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
    visit('/student?page=2');
    await screen.findByRole('row', { name: /学员1/ });
    expect(list.calls.map(({ query }) => query)).toEqual([{ pageNum: '2', pageSize: '20' }]);
  });

  it('offers no change with read-only access', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    visit('/student', ['student.read']);
    await screen.findByRole('row', { name: /学员1/ });
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
    for (const name of [/新增/, /编辑/, /停用/, /删除/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('columnheader', { name: '操作' })).not.toBeInTheDocument();
  });

  it('does not offer to add on an empty list with read-only access', async () => {
    mockApi('user.findByCondition', { data: pageOf([]) });
    visit('/student', ['student.read']);
    await screen.findByText('还没有学员');
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
    expect(screen.queryByRole('button', { name: /新增/ })).not.toBeInTheDocument();
  });

  it('searches on Enter from the first page and writes the address', async () => {
    const list = mockApi(
      'user.findByCondition',
      { data: pageOf([student(1)], { total: 41 }) },
      { times: 2 },
    );
    visit('/student?page=2');
    await screen.findByRole('row', { name: /学员1/ });
    await userEvent.type(field('姓名或手机号'), '王{Enter}');
    await waitFor(() => expect(list.calls).toHaveLength(2));
    expect(list.calls[1]).toMatchObject({ query: { pageNum: '1' }, body: { keyword: '王' } });
    expect(window.location.search).toBe('?keyword=%E7%8E%8B');
  });

  it('follows the back button', async () => {
    const list = mockApi(
      'user.findByCondition',
      { data: pageOf([student(1)], { total: 41 }) },
      { times: 3 },
    );
    visit('/student');
    await screen.findByRole('row', { name: /学员1/ });
    await userEvent.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await waitFor(() => expect(list.calls).toHaveLength(2));
    window.history.back();
    await waitFor(() => expect(list.calls).toHaveLength(3));
    expect(list.calls[2]?.query).toMatchObject({ pageNum: '1' });
  });

  it('offers to add the first student if there is none', async () => {
    mockApi('user.findByCondition', { data: pageOf([]) });
    visit('/student');
    const table = await screen.findByRole('table');
    expect(table).toHaveTextContent('还没有学员');
    await userEvent.click(within(table).getByRole('button', { name: '新增学员' }));
    expect(within(await dialog()).getByText('新增学员')).toBeVisible();
  });

  it('offers to clear conditions that match nobody', async () => {
    mockApi(
      'user.findByCondition',
      ({ body }) => ({
        data: pageOf((body as { keyword?: string }).keyword ? [] : [student(1)]),
      }),
      { times: 2 },
    );
    visit('/student?keyword=zzz');
    await userEvent.click(await screen.findByRole('button', { name: '清除筛选条件' }));
    expect(await screen.findByRole('row', { name: /学员1/ })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it.each([null, [], { records: [] }])(
    'treats an answer that is %j as a failure, and offers a retry',
    async (data) => {
      mockApi('user.findByCondition', { code: 0, message: '', data });
      visit('/student');
      const alert = await screen.findByRole('alert');
      mockApi('user.findByCondition', { data: pageOf([student(1)]) });
      await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
      expect(await screen.findByRole('row', { name: /学员1/ })).toBeVisible();
    },
  );

  it('works even if the departments are not a list, and offers to request them again', async () => {
    window.history.replaceState(null, '', '/saas/student');
    mockApi('session.permissions', { code: 50100, message: '该功能暂未开放' });
    mockApi('department.getTree', { code: 0, message: '', data: null }, { times: 2 });
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    renderApp(<RootView />);
    await screen.findByRole('row', { name: /学员1/ });
    await userEvent.click(screen.getByRole('combobox', { name: '部门' }));
    expect(await screen.findByText('部门加载失败')).toBeVisible();
  });

  it('shows what failed and offers a retry', async () => {
    mockApi('user.findByCondition', { code: 50000, message: '服务器开小差了' });
    visit('/student');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^学员列表加载失败服务器开小差了数据没有变化。重试$/,
    );
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('row', { name: /学员1/ })).toBeVisible();
  });

  it('says so to people without the permission, and offers no useless action', async () => {
    mockApi('user.findByCondition', { code: 40300, message: '没有权限' });
    visit('/student', []);
    expect(await screen.findByRole('heading', { name: '没有访问权限', level: 1 })).toBeVisible();
    expect(screen.getByText('您没有查看学员的权限，如有需要请联系管理员。')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  });

  it('goes to the last page when the address has one beyond', async () => {
    mockApi(
      'user.findByCondition',
      ({ query }) => ({
        data: pageOf(query.pageNum === '9' ? [] : [student(21)], { total: 21 }),
      }),
      { times: 2 },
    );
    visit('/student?page=9');
    expect(await screen.findByRole('row', { name: /学员21/ })).toBeVisible();
    expect(window.location.search).toBe('?page=2');
  });

  it('requests the departments again when their list is opened after a failure', async () => {
    window.history.replaceState(null, '', '/saas/student');
    mockApi('department.getTree', { code: 50000, message: '服务器开小差了' });
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    renderApp(<RootView />);
    await screen.findByRole('row', { name: /学员1/ });
    mockApi('department.getTree', { data: departments });
    await userEvent.click(screen.getByRole('combobox', { name: '部门' }));
    expect(await screen.findByTitle('教务部 / 一组')).toBeInTheDocument();
    expect(toasts).toEqual([]);
  });
});

describe('a row', () => {
  it('is deleted only after a confirmation', async () => {
    const list = mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
    visit('/student');
    await userEvent.click(await screen.findByRole('button', { name: '删除 学员1' }));
    const ask = await dialog();
    expect(ask).toHaveTextContent('删除学员“学员1”？');
    await userEvent.click(within(ask).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(ask).not.toBeVisible());

    const remove = mockApi('user.delete', { data: null });
    await userEvent.click(screen.getByRole('button', { name: '删除 学员1' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(list.calls).toHaveLength(2));
    expect(remove.calls[0]?.query).toEqual({ userId: 's1' });
    expect(toasts).toMatchObject([{ kind: 'success', message: '删除成功' }]);
  });

  it('is suspended with its other data unchanged', async () => {
    const storedStudent = student(1, { email: 'a@b.cn', departmentId: 'd1', version: 4 });
    mockApi('user.findByCondition', { data: pageOf([storedStudent]) }, { times: 2 });
    const update = mockApi('user.updateStudent', { data: null });
    visit('/student');
    await userEvent.click(await screen.findByRole('button', { name: '停用 学员1' }));
    expect(await screen.findByText('已停用“学员1”')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(update.calls[0]).toMatchObject({ query: { userId: 's1' } });
    expect(update.calls[0]?.body).toEqual({ version: 4, status: 'suspended' });
  });

  describe('that was suspended', () => {
    const before = student(1, { version: 4 });
    const suspended = student(1, { version: 6, status: 'suspended' });

    const suspend = async () => {
      mockApi('user.findByCondition', { data: pageOf([before]) });
      mockApi('user.updateStudent', { data: null });
      visit('/student?status=active');
      await screen.findByRole('button', { name: '停用 学员1' });
      mockApi('user.findByCondition', { data: pageOf([]) });
      await userEvent.click(screen.getByRole('button', { name: '停用 学员1' }));
      await screen.findByText('没有符合条件的学员');
      return screen.findByRole('button', { name: '撤销: 已停用“学员1”' });
    };

    it('is active again by one click, even if the list no longer shows it, in the current version', async () => {
      const undo = await suspend();
      const mock = mockApi('user.findByCondition', ({ body }) => ({
        data: pageOf([
          student(7),
          {
            ...suspended,
            version: (body as { keyword?: string }).keyword === suspended.name ? 6 : 0,
          },
        ]),
      }));
      const update = mockApi('user.updateStudent', { data: null });
      await userEvent.click(undo);
      await waitFor(() => expect(mock.calls).toHaveLength(1));
      mockApi('user.findByCondition', { data: pageOf([{ ...before, version: 8 }]) });
      expect(await screen.findByRole('button', { name: '停用 学员1' })).toBeEnabled();
      expect(update.calls[0]).toMatchObject({ query: { userId: 's1' } });
      expect(update.calls[0]?.body).toEqual({ version: 6, status: 'active' });
      expect(toasts).toMatchObject([{ kind: 'success', message: '已启用“学员1”' }]);
    });

    it.each([
      ['is gone', pageOf([]), '该学员已被删除或姓名已更改'],
      ['changes at that moment', pageOf([suspended]), '内容已被他人修改'],
    ])('says whom it could not restore when the row %s', async (_, page, reason) => {
      const undo = await suspend();
      mockApi('user.findByCondition', { data: page });
      mockApi('user.updateStudent', { code: 40900, message: '内容已被他人修改' });
      await userEvent.click(undo);
      await waitFor(() =>
        expect(toasts).toMatchObject([
          { kind: 'error', message: `未能撤销对“学员1”的操作：${reason}` },
        ]),
      );
    });
  });

  it('that another person has changed meanwhile shows its current state', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1, { version: 1 })]) });
    const current = student(1, { version: 2, name: '学员壹' });
    mockApi('user.updateStudent', {
      code: 40900,
      message: '内容已被他人修改',
      data: { present: current },
    });
    visit('/student');
    await screen.findByRole('button', { name: '停用 学员1' });
    mockApi('user.findByCondition', { data: pageOf([current]) });
    await userEvent.click(screen.getByRole('button', { name: '停用 学员1' }));
    expect(await screen.findByRole('button', { name: '停用 学员壹' })).toBeEnabled();
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('“学员1”刚刚被他人修改');
    expect(message).toHaveTextContent('本次操作未生效，列表已刷新，请核对后重新操作');
    expect(toasts).toEqual([]);
    await userEvent.click(within(message).getByRole('button', { name: '关闭提示' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('that another person has changed meanwhile is not deleted', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1, { version: 1 })]) });
    const current = student(1, { version: 2, name: '学员壹' });
    const remove = mockApi('user.delete', {
      code: 40900,
      message: '已修改',
      data: { present: current },
    });
    visit('/student');
    await userEvent.click(await screen.findByRole('button', { name: '删除 学员1' }));
    mockApi('user.findByCondition', { data: pageOf([current]) });
    await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
    expect(await screen.findByRole('button', { name: '删除 学员壹' })).toBeEnabled();
    expect(remove.calls[0]?.query).toEqual({ userId: 's1', version: '1' });
    expect(screen.getByRole('alert')).toHaveTextContent('“学员1”刚刚被他人修改');
  });

  it('that another person has deleted meanwhile says so and disappears', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    mockApi('user.updateStudent', { code: 40400, message: '内容不存在' });
    visit('/student');
    await screen.findByRole('button', { name: '停用 学员1' });
    mockApi('user.findByCondition', { data: pageOf([student(2)]) });
    await userEvent.click(screen.getByRole('button', { name: '停用 学员1' }));
    expect(await screen.findByRole('row', { name: /学员2/ })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('“学员1”已被他人删除');
    expect(toasts).toEqual([]);
  });

  it('can be used again after the server refused', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    mockApi('user.updateStudent', { code: 40300, message: '没有权限' });
    visit('/student');
    await userEvent.click(await screen.findByRole('button', { name: '停用 学员1' }));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message: '没有权限' }]));
    await waitFor(() => expect(screen.getByRole('button', { name: '停用 学员1' })).toBeEnabled());
  });
});
