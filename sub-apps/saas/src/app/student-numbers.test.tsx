import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { branches, pageOf, student } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => {
  nock.cleanAll();
  jest.useRealTimers();
});

const allPermissions = ['student.read', 'student.write', 'student.reveal', 'branch.read'];
const firstStudent = student(1, { phone: '138****0001', idNumber: '110***********002X' });
const secondStudent = student(2, { phone: '138****0002' });
const show = (name: string) => screen.findByRole('button', { name: `显示${name}的手机号` });

const open = async (permissions = allPermissions) => {
  mockApi('user.findByCondition', { data: pageOf([firstStudent, secondStudent]) }, { times: 2 });
  visit('/student', permissions);
  return screen.findByRole('row', { name: /学员1/ });
};

describe('a masked number', () => {
  it('is shown in full on demand, one at a time, and hidden by the same button', async () => {
    const row = await open();
    const reveal = mockApi('student.reveal', { data: { value: '13812340001' } });
    await userEvent.click(await show('学员1'));
    expect(await screen.findByText('13812340001')).toBeVisible();
    expect(reveal.calls[0]?.body).toEqual({ field: 'phone' });
    mockApi('student.reveal', { data: { value: '13812340002' } });
    await userEvent.click(await show('学员2'));
    expect(await screen.findByText('13812340002')).toBeVisible();
    expect(row).toHaveTextContent('138****0001');
    await userEvent.click(screen.getByRole('button', { name: '显示学员2的手机号', pressed: true }));
    expect(screen.getByText('138****0002')).toBeVisible();
  });

  it('is hidden again after a minute', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const row = await open();
    mockApi('student.reveal', { data: { value: '13812340001' } });
    await show('学员1');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await user.click(await show('学员1'));
    await waitFor(() => expect(row).toHaveTextContent('13812340001'));
    act(() => jest.advanceTimersByTime(59_000));
    expect(row).toHaveTextContent('13812340001');
    act(() => jest.advanceTimersByTime(1_000));
    expect(row).toHaveTextContent('138****0001');
  });

  it('has no button without the permission', async () => {
    const row = await open(['student.read', 'student.write']);
    await screen.findByRole('button', { name: '编辑 学员1' });
    expect(row).toHaveTextContent('138****0001');
    expect(screen.queryByRole('button', { name: /^显示/ })).toBeNull();
  });

  it.each([
    ['the permission was withdrawn', { code: 40300, message: '没有权限' }, /请联系管理员开通/],
    ['it was requested too often', { code: 42900, message: '请60秒后再试' }, '请60秒后再试'],
  ])('stays masked if %s, which is shown', async (_, answer, message) => {
    const row = await open();
    mockApi('student.reveal', answer);
    await userEvent.click(await show('学员1'));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ kind: 'error', message: expect.stringMatching(message) }]),
    );
    expect(row).toHaveTextContent('138****0001');
    expect(await show('学员1')).toBeEnabled();
  });
});

describe('in the form', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

  it('does not change unless another one is typed', async () => {
    await open();
    const update = mockApi('user.updateStudent', { data: null });
    await userEvent.click(await screen.findByRole('button', { name: '编辑 学员1' }));
    await dialog();
    expect(field('手机号')).toHaveValue('138****0001');
    await userEvent.type(field('姓名'), '号');
    await save();
    await waitFor(() => expect(update.calls).toHaveLength(1));
    expect(update.calls[0]?.body).toEqual({ name: '学员1号' });
  });

  it('is replaced when it is typed again, and never in part', async () => {
    await open();
    const update = mockApi('user.updateStudent', { data: null });
    await userEvent.click(await screen.findByRole('button', { name: '编辑 学员1' }));
    await dialog();
    await pasteInto(field('手机号'), '138****0009');
    await save();
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
    await userEvent.clear(field('手机号'));
    await pasteInto(field('手机号'), '13987654321');
    await userEvent.clear(field('身份证号'));
    await save();
    await waitFor(() => expect(update.calls).toHaveLength(1));
    expect(update.calls[0]?.body).toEqual({ phone: '13987654321', idNumber: null });
  });
});

describe('branches', () => {
  it('are requested when the filter opens, and are in address and call', async () => {
    const list = mockApi('user.findByCondition', { data: pageOf([firstStudent]) }, { times: 2 });
    visit('/student', allPermissions);
    await screen.findByRole('row', { name: /学员1/ });
    const mock = mockApi('branch.getTree', { data: branches });
    const choice = await screen.findByRole('combobox', { name: '校区' });
    expect(mock.calls).toHaveLength(0);
    expect(screen.queryByRole('img', { name: 'loading' })).toBeNull();
    await userEvent.click(choice);
    await userEvent.click(await screen.findByTitle('总部 / 浦东'));
    await waitFor(() => expect(list.calls).toHaveLength(2));
    expect(list.calls[1]?.body).toMatchObject({ branchId: 'b2' });
    expect(window.location.search).toBe('?branch=b2');
  });

  it('are shown by name if the address has one', async () => {
    mockApi('branch.getTree', { data: branches });
    const list = mockApi('user.findByCondition', { data: pageOf([firstStudent]) }, { times: 2 });
    visit('/student?branch=b2', allPermissions);
    expect(await screen.findByText('总部 / 浦东')).toBeVisible();
    expect(list.calls[0]?.body).toMatchObject({ branchId: 'b2' });
  });

  it('are not offered without the permission', async () => {
    await open(['student.read']);
    expect(screen.queryByRole('combobox', { name: '校区' })).toBeNull();
  });
});

describe('the details of a student', () => {
  const change = {
    id: '7',
    action: 'student.changed',
    who: '陈晓阳',
    createdAt: '2026-03-02T08:00:00.000Z',
    changes: [
      { field: 'status', before: 'active', after: 'suspended' },
      { field: 'branchId', before: '总部', after: '浦东' },
      { field: 'phone' },
    ],
  };
  const details = async (permissions = allPermissions) => {
    mockApi('audit.ofRow', { data: pageOf([change]) });
    await open(permissions);
    await userEvent.click(await screen.findByRole('link', { name: '学员1' }));
    return screen.findByRole('complementary', { name: '学员1的详情' });
  };

  it('have the numbers masked, one shown on demand, and the changes with their authors', async () => {
    const panel = await details();
    expect(panel).toHaveTextContent('身份证号110***********002X');
    expect(await within(panel).findByText('状态：正常 → 已停用')).toBeVisible();
    expect(panel).toHaveTextContent('校区：总部 → 浦东');
    expect(panel).toHaveTextContent('陈晓阳');
    mockApi('student.reveal', { data: { value: '11010519491231002X' } });
    await userEvent.click(within(panel).getByRole('button', { name: '显示学员1的身份证号' }));
    await waitFor(() => expect(panel).toHaveTextContent('11010519491231002X'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('say who can grant the permission to see full numbers', async () => {
    const panel = await details(['student.read']);
    expect(panel).toHaveTextContent('您没有查看完整号码的权限，如有需要请联系管理员开通。');
    expect(within(panel).queryByRole('button', { name: /^显示/ })).toBeNull();
  });
});
