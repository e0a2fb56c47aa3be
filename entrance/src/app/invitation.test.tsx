import { context, on, type Toast } from '@edu/shared-utility';
import { mockApi, pasteInto, toGetFocus } from '@edu/shared-utility/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await pasteInto(screen.getByLabelText(label), text);
};
const account = '13900000002';
const proof = async () => {
  open('/entrance/invitation');
  await screen.findByLabelText('手机号或邮箱');
  await fill('手机号或邮箱', account);
};

describe('an invitation', () => {
  it('is accepted by the code using only the keyboard, and the login is prefilled with the account', async () => {
    await proof();
    const sent = mockApi('invitation.sendCode', { data: null });
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    // A person without an invitation gets the same answer, so the text is conditional.
    await screen.findByText(new RegExp(`如果 ${account} 在此处有待答复的邀请，验证码已发送给它`));
    // It names reasons why no code arrives: the invitation has ended or belongs to another tenant.
    expect(screen.getByText(/没有收到？邀请可能已过期、已撤回，或来自其他机构/)).toBeVisible();
    expect(sent.calls[0]?.body).toEqual({ account });
    const accepted = mockApi('invitation.accept', {
      data: { organs: ['安心家政学院'], passwordCleared: false },
    });
    await userEvent.keyboard('123456{Enter}');
    await toGetFocus(() => screen.findByRole('heading', { name: '您已加入安心家政学院' }));
    expect(accepted.calls[0]?.body).toEqual({ account, authCode: '123456' });
    expect(screen.queryByRole('link', { name: '重置密码' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '去登录' }));
    expect(await screen.findByLabelText('账号')).toHaveValue(account);
    expect(context.get('token')).toBeNull();
  });

  it('names who is logged in, who can answer it or switch to another account', async () => {
    context.set('token', 'T1');
    context.set('organ', 'o1');
    const me = { userId: 'u1', phone: '13900000001', nickname: '阳光', name: '张三' };
    const data = { ...me, accountPhone: '13900000001', accountMail: null, idAuthStatus: 0 };
    mockApi('account.getUserInfo', { data });
    open('/entrance/invitation');
    expect(await screen.findByText('您已登录：阳光')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '以 阳光 继续' }));
    expect(await screen.findByLabelText('手机号或邮箱')).toHaveValue('13900000001');
    cleanup();
    mockApi('account.getUserInfo', { data });
    open('/entrance/invitation');
    await userEvent.click(await screen.findByRole('button', { name: '使用其他账号答复' }));
    expect(await screen.findByLabelText('手机号或邮箱')).toHaveValue('');
    expect(context.get('token')).toBe('T1');
  });

  it('says that a password known to others was deleted and where to set a new one', async () => {
    await proof();
    mockApi('invitation.accept', { data: { organs: ['甲', '乙'], passwordCleared: true } });
    await fill('验证码', '123456{Enter}');
    await screen.findByRole('heading', { name: '您已加入甲、乙' });
    await userEvent.click(screen.getByRole('link', { name: '重置密码' }));
    expect(address()).toBe('/entrance/forget');
    expect(await screen.findByLabelText('手机号或邮箱')).toHaveValue(account);
  });

  it('is declined by the same code; Enter pressed later would accept it', async () => {
    await proof();
    await userEvent.click(screen.getByRole('button', { name: '谢绝邀请' }));
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('请输入6位数字验证码');
    const declined = mockApi('invitation.decline', { data: null });
    await fill('验证码', '123456');
    await userEvent.click(screen.getByRole('button', { name: '谢绝邀请' }));
    await userEvent.click(await screen.findByRole('button', { name: '确认谢绝' }));
    await toGetFocus(() => screen.findByRole('heading', { name: '已谢绝邀请' }));
    // The heading no longer asks to accept the invitation.
    expect(screen.getByRole('heading', { level: 1, name: '邀请' })).toBeVisible();
    expect(document.title).toMatch(/^邀请 · /);
    expect(declined.calls[0]?.body).toEqual({ account, authCode: '123456' });
  });

  it('asks before declining and keeps the invitation unless it is confirmed', async () => {
    await proof();
    await fill('验证码', '123456');
    await userEvent.click(screen.getByRole('button', { name: '谢绝邀请' }));
    const keep = await screen.findByRole('button', { name: '保留邀请' });
    expect(keep).toHaveFocus();
    expect(screen.getByRole('alertdialog', { name: '确定谢绝邀请吗？' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '谢绝邀请' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('验证码'), '{Enter}');
    expect(await screen.findByRole('button', { name: '接受邀请' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '谢绝邀请' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const accepted = mockApi('invitation.accept', { data: { organs: [], passwordCleared: false } });
    await userEvent.type(screen.getByLabelText('验证码'), '{Enter}');
    await waitFor(() => expect(accepted.calls).toHaveLength(1));
  });

  it.each([
    ['accepted', '邀请已在其他页面接受', /可以登录/],
    ['declined', '邀请已在其他页面谢绝', /重新邀请/],
  ] as const)(
    'says that another tab %s instead of reporting a wrong code',
    async (answer, title, hint) => {
      const toasts: Toast[] = [];
      const unsubscribe = on('toast:show', (toast) => toasts.push(toast));
      await proof();
      const message = '此邀请已被答复';
      mockApi('invitation.accept', { code: 40900, message, data: { answer } });
      await fill('验证码', '123456{Enter}');
      await toGetFocus(() => screen.findByRole('heading', { name: title }));
      expect(screen.getByText(hint)).toBeVisible();
      // An error toast beside the success icon would be misleading.
      expect(toasts).toEqual([]);
      unsubscribe();
      await userEvent.click(screen.getByRole('button', { name: '去登录' }));
      expect(await screen.findByLabelText('账号')).toHaveValue(account);
    },
  );

  it.each(['+86 139-0000-0002', '１３９００００００02'])(
    'accepts %s as the number',
    async (input) => {
      open('/entrance/invitation');
      await screen.findByLabelText('手机号或邮箱');
      await fill('手机号或邮箱', input);
      const sent = mockApi('invitation.sendCode', { data: null });
      await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
      await waitFor(() => expect(sent.calls[0]?.body).toEqual({ account }));
    },
  );

  it('copies the number from the log-in and back to it', async () => {
    const login = open('/entrance/login');
    await screen.findByLabelText('账号');
    mockApi('account.login', { code: 40004, message: '请先接受邀请', data: { invited: true } });
    await fill('账号', '+86 139 0000 0002');
    await fill('密码', 'Demo#2026{Enter}');
    await waitFor(() => expect(address()).toBe('/entrance/invitation'));
    login.unmount();
    open('/entrance/invitation');
    expect(await screen.findByLabelText('手机号或邮箱')).toHaveValue(account);
    await fill('手机号或邮箱', '13900000003');
    await userEvent.click(screen.getByRole('link', { name: '返回登录' }));
    expect(await screen.findByLabelText('账号')).toHaveValue('13900000003');
  });

  it('no longer valid says so once and keeps the typed input', async () => {
    const toasts: Toast[] = [];
    const unsubscribe = on('toast:show', (toast) => toasts.push(toast));
    await proof();
    mockApi('invitation.accept', { code: 40400, message: '没有待处理的邀请', data: null });
    await fill('验证码', '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('没有待处理的邀请');
    expect(screen.getByLabelText('手机号或邮箱')).toHaveValue(account);
    expect(toasts).toEqual([]);
    unsubscribe();
  });

  it('is shown after a log-in without an organisation', async () => {
    open('/entrance/login?returnTo=%2Fsaas%2Fstudent');
    await screen.findByLabelText('账号');
    const message = '有机构邀请您加入，请先答复邀请';
    mockApi('account.login', { code: 40004, message, data: { invited: true } });
    await fill('账号', account);
    await fill('密码', 'Demo#2026{Enter}');
    await waitFor(() => expect(address()).toBe('/entrance/invitation?returnTo=%2Fsaas%2Fstudent'));
    expect(context.get('token')).toBeNull();
  });
});
