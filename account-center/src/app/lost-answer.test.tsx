import { setPageExit } from '@edu/shared-utility';
import { type HeldAnswer, heldAnswer, mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn, toasts } from '../testing/open-page';
import { unverified, verified } from '../testing/people';
import { changePage, enter, logout, newAccount, newPassword } from '../testing/steps';

beforeEach(() => {
  signIn();
  setPageExit({ assign: () => {}, reload: () => {} });
});
afterEach(() => {
  nock.cleanAll();
  setPageExit(null);
});

const lost = '网络异常，请重新尝试';

describe('a response that was lost after the server had acted', () => {
  it('of the new phone: the same button finds the change made', async () => {
    await newAccount('手机号', '新手机号', '13812345678');
    mockApi('account.unBindUserAccount', { networkError: true });
    await click('确定');
    await screen.findByText('网络异常，请重新尝试');
    mockApi('account.unBindUserAccount', { code: 40302, message: '验证已过期，请重新验证' });
    const changed = { ...verified, accountPhone: '13812345678' };
    mockApi('account.getUserInfo', { data: changed }, { times: 2 });
    await click('确定');
    expect(await screen.findByText('手机号已更新为 138****5678')).toBeVisible();
    // Waits until the account is read again, so that no request goes on in the next test.
    expect(await screen.findByText('138****5678')).toBeInTheDocument();
  });

  it('of a first address: the same button finds it bound', async () => {
    await openPage(unverified);
    await click('绑定 邮箱');
    await enter('邮箱', 'A@b.example');
    await enter('验证码', '654321');
    mockApi('account.bindUserAccount', { networkError: true });
    await click('绑定');
    await screen.findByText('网络异常，请重新尝试');
    mockApi('account.bindUserAccount', { code: 40302, message: '步骤不正确' });
    const bound = { ...unverified, accountMail: 'a@b.example' };
    mockApi('account.getUserInfo', { data: bound }, { times: 2 });
    await click('绑定');
    expect(await screen.findByText('邮箱 a****@b.example 已绑定')).toBeVisible();
    expect(await screen.findByText('a****@b.example')).toBeInTheDocument();
  });

  it('of the logout application: the page shows it as pending', async () => {
    await logout();
    nock.cleanAll();
    mockApi('account.checkAuthCode', { data: true });
    mockApi('account.applyAccountLogout', { networkError: true });
    mockApi('account.getAccountLogoutState', {
      data: {
        status: 'pending',
        appliedAt: '2026-03-01T08:00:00.000Z',
        effectiveAt: '2026-03-08T08:00:00.000Z',
      },
    });
    await click('确认注销');
    expect(await screen.findByText(/^注销申请处理中/)).toBeInTheDocument();
  });

  it('of the password: the page says that the new one may apply until a response says whether it does', async () => {
    await newPassword();
    mockApi('account.changePassword', { networkError: true });
    await click('确定');
    const maybe = '刚才的修改可能已经生效，请尝试用新密码登录。';
    expect(await screen.findByText(maybe)).toBeVisible();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    const message = '原登录密码不正确';
    const refuse = async () => {
      const refusal = { code: 40000, message, data: { fields: { password: message } } };
      const sent = mockApi('account.changePassword', refusal);
      await click('确定');
      await waitFor(() => expect(sent.calls).toHaveLength(1));
      expect(await screen.findByText(message)).toBeVisible();
    };
    // The old password may be refused because the lost request has already changed it.
    await refuse();
    expect(screen.getByText(maybe)).toBeVisible();
    await refuse();
    await waitFor(() => expect(screen.queryByText(maybe)).toBeNull());
  });

  it('of the password, if no request was sent, does not suggest that it may have changed', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await newPassword();
    mockApi('account.changePassword', { networkError: true });
    await click('确定');
    await screen.findByText(lost);
    expect(screen.queryByText(/可能已经生效/)).toBeNull();
    online.mockRestore();
  });
});

describe('closing while a response is pending', () => {
  const close = async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument());
  };
  let answer: HeldAnswer;
  beforeEach(() => {
    answer = heldAnswer();
  });

  it('cancels the proof of the old phone', async () => {
    await changePage('手机号');
    mockApi('account.checkAuthCode', { data: true }, { until: answer });
    await click('下一步');
    await close();
    await click('更换 手机号');
    expect(await screen.findByRole('button', { name: '下一步' })).toBeDisabled();
  });

  it('does not cancel the change: the page shows it and a toast reports it', async () => {
    await newAccount('手机号', '新手机号', '13812345678');
    mockApi('account.unBindUserAccount', { data: null }, { until: answer });
    mockApi('account.getUserInfo', { data: { ...verified, accountPhone: '13812345678' } });
    await click('确定');
    await close();
    answer.release();
    const message = '手机号已更新为 138****5678';
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message }]));
    const safety = within(screen.getByRole('region', { name: '账号安全' }));
    expect(await safety.findByText('138****5678')).toBeVisible();
  });

  it('reports a change that was refused', async () => {
    await newAccount('手机号', '新手机号', '13812345678');
    const message = '验证码错误或已失效';
    mockApi('account.unBindUserAccount', { code: 40006, message }, { until: answer });
    mockApi('account.getUserInfo', { data: verified });
    await click('确定');
    await close();
    answer.release();
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message }]));
  });

  it('does not cancel the logout application', async () => {
    await logout();
    mockApi('account.checkAuthCode', { data: true });
    const application = {
      status: 'pending',
      appliedAt: '2026-03-01T08:00:00.000Z',
      effectiveAt: '2026-03-08T08:00:00.000Z',
    } as const;
    const sent = mockApi('account.applyAccountLogout', { data: application }, { until: answer });
    await click('确认注销');
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    await close();
    answer.release();
    expect(await screen.findByText(/^注销申请处理中/)).toBeInTheDocument();
  });
});
