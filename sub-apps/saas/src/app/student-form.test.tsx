import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf, student } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

describe('the form', () => {
  const openNew = async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
    visit('/student');
    await screen.findByRole('row', { name: /学员1/ });
    await userEvent.click(screen.getByRole('button', { name: '新增学员' }));
    return within(await dialog());
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

  it('adds a student', async () => {
    await openNew();
    const add = mockApi('user.addStudent', { data: { userId: 's2' } });
    await userEvent.type(field('姓名'), '王小明');
    await pasteInto(field('手机号'), '13812345678');
    await save();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '添加成功' }]));
    expect(add.calls[0]?.body).toEqual({
      name: '王小明',
      phone: '13812345678',
      email: null,
      idNumber: null,
      departmentId: null,
      status: 'active',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that a new student cannot log in yet, and where an account is opened', async () => {
    const form = await openNew();
    expect(form.getByText(/^添加后学员还不能登录。/)).toBeVisible();
    const link = form.getByRole('link', { name: '到“学员账号”中开通' });
    expect(link).toHaveAttribute('href', '/govern-system/organ/student');
    await userEvent.click(form.getByRole('button', { name: '取消' }));
    await userEvent.click(screen.getByRole('button', { name: /编辑.*学员1/ }));
    expect(within(await dialog()).queryByText(/还不能登录/)).toBeNull();
  });

  it('accepts pasted numbers and addresses', async () => {
    await openNew();
    const add = mockApi('user.addStudent', { data: { userId: 's2' } });
    const paste = async (name: string, text: string) => {
      await userEvent.click(field(name));
      await userEvent.paste(text);
    };
    await userEvent.type(field('姓名'), '王小明');
    await paste('手机号', '\u202d+86 138-1234-5678\u202c');
    await paste('邮箱', ' ming@example.com\u200b ');
    await paste('身份证号', '11010519491231 002x');
    await save();
    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.body).toMatchObject({
      phone: '13812345678',
      email: 'ming@example.com',
      idNumber: '11010519491231002X',
    });
  });

  it('shows each error beside its field and sends nothing', async () => {
    const form = await openNew();
    const add = mockApi('user.addStudent', { data: { userId: 's2' } });
    await save();
    expect(await form.findByText('请输入姓名')).toBeVisible();
    expect(await form.findByText('请输入手机号')).toBeVisible();
    await pasteInto(field('姓名'), '一二三四五六七八九十一二三四五六');
    await pasteInto(field('手机号'), '12345678901');
    await pasteInto(field('邮箱'), 'nobody');
    await pasteInto(field('身份证号'), '110105194912310021');
    await save();
    expect(await form.findByText('最多15个字符')).toBeVisible();
    expect(await form.findByText('请输入正确的手机号')).toBeVisible();
    expect(await form.findByText('请输入正确的邮箱账号')).toBeVisible();
    expect(await form.findByText('身份证号格式不正确')).toBeVisible();
    expect(add.calls).toEqual([]);
  });

  it('shows a conflict beside the phone, keeps the input and shows no toast', async () => {
    const form = await openNew();
    const message = '该手机号已被使用';
    mockApi('user.addStudent', { code: 40900, message, data: { fields: { phone: message } } });
    await userEvent.type(field('姓名'), '王小明');
    await pasteInto(field('手机号'), '13812345678');
    await save();
    expect(await form.findByText(message)).toBeVisible();
    expect(field('手机号')).toHaveAccessibleDescription(message);
    expect(field('姓名')).toHaveValue('王小明');
    expect(toasts).toEqual([]);
  });

  it('shows above the fields what concerns none of them', async () => {
    const form = await openNew();
    mockApi('user.addStudent', { networkError: true });
    await userEvent.type(field('姓名'), '王小明');
    await pasteInto(field('手机号'), '13812345678');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent(
      /^不知道是否已保存.*可能已经添加，也可能没有/,
    );
  });

  it('changes a student', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1)]) }, { times: 2 });
    const update = mockApi('user.updateStudent', { data: null });
    visit('/student');
    await userEvent.click(await screen.findByRole('button', { name: '编辑 学员1' }));
    expect(within(await dialog()).getByText('编辑学员')).toBeVisible();
    await userEvent.type(field('姓名'), '号');
    await save();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '修改成功' }]));
    expect(update.calls[0]).toMatchObject({ query: { userId: 's1' } });
    expect(update.calls[0]?.body).toEqual({ name: '学员1号' });
  });

  describe('of a student whom somebody else has changed meanwhile', () => {
    const before = student(1, { version: 3, email: 'a@b.cn' });
    const current = student(1, { version: 4, email: 'a@b.cn', phone: '13999999999' });

    const saveStale = async () => {
      mockApi('user.findByCondition', { data: pageOf([before]) }, { times: 2 });
      mockApi('user.updateStudent', {
        code: 40900,
        message: '内容已被他人修改',
        data: { present: current },
      });
      visit('/student');
      await userEvent.click(await screen.findByRole('button', { name: '编辑 学员1' }));
      await dialog();
      await userEvent.type(field('姓名'), '号');
      await save();
      const alert = await within(await dialog()).findByRole('alert');
      expect(alert).toHaveTextContent('手机号：13800000001 → 13999999999');
      expect(field('姓名')).toHaveValue('学员1号');
      return mockApi('user.updateStudent', { data: null });
    };

    it('keeps the input and adopts the rest', async () => {
      const update = await saveStale();
      await userEvent.click(screen.getByRole('button', { name: '保留我的修改' }));
      expect(field('姓名')).toHaveValue('学员1号');
      expect(field('手机号')).toHaveValue('13999999999');
      await save();
      await waitFor(() => expect(toasts).toMatchObject([{ message: '修改成功' }]));
      expect(update.calls[0]?.body).toEqual({ version: 4, name: '学员1号' });
    });

    it('or adopts the current version and closes without a question', async () => {
      const update = await saveStale();
      await userEvent.click(screen.getByRole('button', { name: '采用最新内容' }));
      expect(field('姓名')).toHaveValue('学员1');
      expect(field('手机号')).toHaveValue('13999999999');
      await userEvent.click(screen.getByRole('button', { name: '取消' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(update.calls).toHaveLength(0);
    });
  });

  it('of a student whom another person has deleted says so, keeps the input, and can add it again', async () => {
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    mockApi('user.updateStudent', { code: 40400, message: '内容不存在' });
    visit('/student');
    await userEvent.click(await screen.findByRole('button', { name: '编辑 学员1' }));
    await dialog();
    await userEvent.type(field('姓名'), '号');
    mockApi('user.findByCondition', { data: pageOf([student(2)]) });
    await save();
    const form = within(await dialog());
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('这条记录已被他人删除');
    expect(field('姓名')).toHaveValue('学员1号');
    expect(await screen.findByRole('row', { name: /学员2/, hidden: true })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: '作为新记录添加' }));
    expect(form.getByText('新增学员')).toBeVisible();
    const add = mockApi('user.addStudent', { data: { userId: 's9' } });
    mockApi('user.findByCondition', { data: pageOf([student(2)]) });
    await save();
    await waitFor(() => expect(add.calls[0]?.body).toMatchObject({ name: '学员1号' }));
  });

  it('closes at once without input', async () => {
    await openNew();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks before unsaved changes are discarded', async () => {
    await openNew();
    await userEvent.type(field('姓名'), '王');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    const stay = await screen.findByRole('button', { name: '继续编辑' });
    await userEvent.click(stay);
    await waitFor(() => expect(stay).not.toBeVisible());
    expect(field('姓名')).toHaveValue('王');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the input at Enter: the question has the focus on the button that continues editing', async () => {
    await openNew();
    await userEvent.type(field('姓名'), '王');
    await userEvent.keyboard('{Escape}');
    const stay = await screen.findByRole('button', { name: '继续编辑' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stay).not.toBeVisible());
    expect(field('姓名')).toHaveValue('王');
  });

  it('is closed after leaving the page and returning', async () => {
    await openNew();
    await userEvent.type(field('姓名'), '王');
    const goTo = (path: string) => {
      window.history.pushState(null, '', `/saas${path}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    act(() => goTo('/jiazheng'));
    expect(await screen.findByRole('region', { name: '使用帮助' })).toBeVisible();
    mockApi('user.findByCondition', { data: pageOf([student(1)]) });
    act(() => goTo('/student'));
    expect(await screen.findByRole('row', { name: /学员1/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
