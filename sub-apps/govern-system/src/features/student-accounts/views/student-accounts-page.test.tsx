import { errorCodes, type StudentAccount } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['student.read', 'student.write', 'account.reset'];

const student = (
  userId: string,
  name: string,
  overrides: Partial<StudentAccount> = {},
): StudentAccount => ({
  userId,
  name,
  phone: '136****0001',
  departmentName: '教学部',
  branchName: '总部校区',
  status: 'active',
  login: { phone: '136****0001', mail: null, lastLoginAt: null, sessions: 2 },
  invited: false,
  version: 2,
  ...overrides,
});

async function open(permissions = permissionCodes) {
  const list = [student('a', '李一'), student('b', '王二', { login: null })];
  mockApi('studentAccount.find', { data: { list, total: 2, pageNum: 1, pageSize: 20 } }, everyTime);
  mockApi('department.getTree', { data: [] }, everyTime);
  visit('/organ/student', permissions);
  return screen.findByRole('row', { name: /李一/ });
}
const choose = async (row: HTMLElement, name: string) => {
  await userEvent.click(await within(row).findByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('shows who can log in, and links to the list of students', async () => {
  const row = await open();
  const line = {
    id: '1',
    action: 'student.invited',
    who: '陈晓阳',
    changes: [],
    createdAt: '2026-03-01T08:00:00.000Z',
  };
  mockApi('audit.ofRow', { data: { list: [line], total: 1, pageNum: 1, pageSize: 10 } });
  expect(row).toHaveTextContent('136****0001正常从未登录');
  expect(screen.getByRole('row', { name: /王二/ })).toHaveTextContent('未开通');
  await userEvent.click(within(row).getByRole('link', { name: '李一' }));
  const details = await screen.findByRole('complementary', { name: '李一的详情' });
  expect(await within(details).findByText('邀请登录')).toBeVisible();
  const link = within(details).getByRole('link', { name: '在学员管理中查看' });
  expect(link).toHaveAttribute('href', `/saas/student?keyword=${encodeURIComponent('李一')}&row=a`);
});

it('opens an account after a confirmation, and shows the server’s reason for a refusal', async () => {
  await open();
  const row = screen.getByRole('row', { name: /王二/ });
  const message = '该手机号已有账号';
  const refused = mockApi('studentAccount.open', { code: errorCodes.conflict, message });
  await userEvent.click(await within(row).findByRole('button', { name: /开通账号/ }));
  const confirmDialog = await dialog();
  await userEvent.click(within(confirmDialog).getByRole('button', { name: '开通账号' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe(message));
  expect(refused.calls).toHaveLength(1);
});

it('sends an invitation to a number that has an account, and withdraws it', async () => {
  const invited = student('b', '王二', { login: null });
  let list = [invited];
  mockApi(
    'studentAccount.find',
    () => ({ data: { list, total: 1, pageNum: 1, pageSize: 20 } }),
    everyTime,
  );
  mockApi('department.getTree', { data: [] }, everyTime);
  visit('/organ/student', permissionCodes);
  const row = () => screen.findByRole('row', { name: /王二/ });
  mockApi('studentAccount.open', () => {
    list = [{ ...invited, invited: true }];
    return { data: { invited: true } };
  });
  await userEvent.click(await within(await row()).findByRole('button', { name: /开通账号/ }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: '开通账号' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('该号码已有账号，已邀请“王二”本人确认'));
  await waitFor(async () => expect(await row()).toHaveTextContent('已邀请'));
  expect(within(await row()).queryByRole('button', { name: /开通账号/ })).toBeNull();
  const withdraw = mockApi('studentAccount.withdraw', () => {
    list = [invited];
    return { data: null };
  });
  await userEvent.click(await within(await row()).findByRole('button', { name: /撤回邀请/ }));
  await userEvent.click(within(await dialog()).getByRole('button', { name: '撤回邀请' }));
  await waitFor(async () => expect(await row()).toHaveTextContent('未开通'));
  expect(withdraw.calls).toHaveLength(1);
});

it('suspends the log-in at once and undoes it with the row’s current version', async () => {
  const row = await open();
  const suspend = mockApi('user.updateStudent', { data: null });
  await userEvent.click(await within(row).findByRole('button', { name: /停用登录/ }));
  const undo = await screen.findByRole('button', { name: '撤销: “李一”已停用登录' });
  expect(suspend.calls[0]?.body).toEqual({ version: 2, status: 'suspended' });
  mockApi('student.findById', { data: { userId: 'a', status: 'suspended', version: 5 } as never });
  const undoCall = mockApi('user.updateStudent', { data: null });
  await userEvent.click(undo);
  await waitFor(() => expect(undoCall.calls[0]?.body).toEqual({ version: 5, status: 'active' }));
});

it('ends the sessions of a student with a reason', async () => {
  const row = await open();
  const seen = '2026-03-01T08:00:00.000Z';
  const session = {
    sessionId: 's',
    userAgent: '',
    ip: '192.0.2.1',
    createdAt: seen,
    lastSeenAt: seen,
  };
  mockApi('studentAccount.findSessions', { data: [session] }, everyTime);
  await choose(row, '会话');
  const shown = await dialog();
  await userEvent.click(await within(shown).findByRole('button', { name: /192\.0\.2\.1/ }));
  await userEvent.type(await within(shown).findByRole('textbox', { name: '原因' }), '遗失');
  const end = mockApi('studentAccount.endSessions', { data: { ended: 1 } });
  await userEvent.click(within(shown).getByRole('button', { name: '结束登录' }));
  await waitFor(() => expect(end.calls[0]?.body).toEqual({ sessionId: 's', reason: '遗失' }));
});

it('generates a password and shows it once', async () => {
  const row = await open();
  await choose(row, '重置密码');
  const confirmDialog = await dialog();
  mockApi('studentAccount.makePassword', { data: { password: 'aB3#xyz9' } });
  await userEvent.click(within(confirmDialog).getByRole('button', { name: '生成新密码' }));
  expect(await within(confirmDialog).findByText('aB3#xyz9')).toBeVisible();
});

it('offers no change to people with read-only access, and says who can grant the permission', async () => {
  const row = await open(['student.read']);
  await screen.findByText('共 2 名');
  expect(within(row).queryByRole('button')).toBeNull();
  nock.cleanAll();
  mockApi('studentAccount.find', { code: errorCodes.forbidden, message: '您没有权限' });
  visit('/organ/student?page=2', []);
  expect(await screen.findByText(/如有需要请联系租户管理员/)).toBeVisible();
});
