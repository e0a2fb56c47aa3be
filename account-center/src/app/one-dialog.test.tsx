import { mockApi, pasteInto, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { click, openPage, signIn } from '../testing/open-page';
import { unverified, verified } from '../testing/people';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const code = () => screen.findByLabelText('验证码');
const closeButton = () => screen.getByRole('button', { name: /^(关闭|Close)$/ });

describe('on the page', () => {
  it('another method replaces the code, and Escape returns to the typed input', async () => {
    await openPage(verified);
    await click('更换 手机号');
    await userEvent.type(await code(), '12');
    await click('人脸识别验证');
    await screen.findByRole('dialog', { name: '人脸识别' });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(screen.getByLabelText('验证码')).not.toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: '更换手机号' })).toBeVisible();
    expect(await code()).toHaveValue('12');
    await toGetFocus(() => code());
  });

  it('the close button closes the whole dialog and returns the focus', async () => {
    await openPage(unverified);
    await click('更换 手机号');
    await code();
    await click('扫码验证');
    await screen.findByRole('dialog', { name: '扫码实名认证' });
    await userEvent.click(closeButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '更换 手机号' })).toHaveFocus();
  });

  it('Tab stays within it', async () => {
    await openPage(verified);
    await click('修改 登录密码');
    await toGetFocus(() => screen.findByLabelText('原登录密码'));
    // The disabled button takes no focus.
    act(() => screen.getByRole('button', { name: '取消' }).focus());
    await userEvent.tab();
    expect(closeButton()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  });

  it('the last step is marked as done, and its button has the focus and closes the dialog', async () => {
    await openPage(unverified);
    await click('更换 手机号');
    mockApi('account.checkAuthCode', { data: true });
    await pasteInto(await code(), '123456{Enter}');
    await pasteInto(await screen.findByLabelText('新手机号'), '13812345678');
    mockApi('account.unBindUserAccount', { data: null });
    mockApi('account.getUserInfo', { data: { ...unverified, accountPhone: '13812345678' } });
    await pasteInto(await code(), '654321{Enter}');
    await screen.findByText('手机号已更新为 138****5678');
    expect(screen.getByRole('button', { name: '完成' })).toHaveFocus();
    expect(screen.getAllByText('✓')).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '更换 手机号' })).toHaveFocus();
  });
});

describe('inside the frame’s dialog', () => {
  it('opens no second dialog: the steps replace the page, and Escape returns to it', async () => {
    await openPage(verified, { inDialog: true });
    const keys: string[] = [];
    const frame = (event: KeyboardEvent) => keys.push(event.key);
    window.addEventListener('keydown', frame);
    await userEvent.type(screen.getByLabelText('昵称'), '甲');
    await click('更换 手机号');
    expect(await screen.findByRole('region', { name: '更换手机号' })).toBeVisible();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(screen.getByLabelText('昵称')).not.toBeVisible();
    keys.length = 0;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('昵称')).toBeVisible());
    expect(screen.getByLabelText('昵称')).toHaveValue('阳光老师甲');
    expect(keys).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: '更换 手机号' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(keys).toEqual(['Escape']);
    window.removeEventListener('keydown', frame);
  });

  it('ignores Escape in a dialog that other code has opened over it', async () => {
    await openPage(verified, { inDialog: true });
    await click('修改 登录密码');
    await screen.findByRole('region', { name: '修改密码' });
    const otherButton = document.body.appendChild(document.createElement('button'));
    act(() => otherButton.focus());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('region', { name: '修改密码' })).toBeVisible();
    otherButton.remove();
  });

  it('includes devices, activity, the enrolled face and the closing of the account', async () => {
    mockApi('account.findSessions', { data: [] });
    mockApi('account.findActivity', { data: { list: [], total: 0, pageNum: 1, pageSize: 10 } });
    mockApi('account.getAccountLogoutState', {
      data: { status: 'none', appliedAt: null, effectiveAt: null },
    });
    await openPage(verified, {
      inDialog: true,
      mockedCalls: [
        'account.findSessions',
        'account.findActivity',
        'account.getAccountLogoutState',
      ],
    });
    for (const name of ['登录设备', '账号动态', '账号注销']) {
      expect(await screen.findByRole('region', { name })).toBeVisible();
    }
  });
});
