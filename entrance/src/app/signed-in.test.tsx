import { context, type UserInfo } from '@edu/shared-utility';
import { mockApi, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, newFlow, open } from '../testing';

freshPersonEachTest();

const info: UserInfo = {
  userId: 'u1',
  phone: '13900000001',
  nickname: '阳光',
  name: '张三',
  accountPhone: '13900000001',
  accountMail: null,
  idAuthStatus: 0,
};

function loggedIn() {
  context.set('token', 'T1');
  context.set('organ', 'o1');
}

describe('the log-in page of a person who is logged in', () => {
  it.each([
    ['/entrance/login', 'account.getUserInfo'],
    ['/entrance_new/login', 'userNew.getUserInfo'],
  ] as const)(
    '%s shows who is logged in, and continues to the refused address',
    async (path, call) => {
      loggedIn();
      if (call === 'userNew.getUserInfo') newFlow();
      mockApi(call, { data: info });
      open(`${path}?returnTo=%2Fsaas%2Fstudent`);
      const goOn = await screen.findByRole('button', { name: '以 阳光 继续' });
      expect(screen.getByText('您已登录：阳光')).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await userEvent.click(goOn);
      await waitFor(() => expect(address()).toBe('/saas/student'));
      expect(context.get('token')).toBe('T1');
    },
  );

  it('has the form for another account and keeps the session until that one is logged in', async () => {
    loggedIn();
    mockApi('account.getUserInfo', { data: info });
    open('/entrance/login');
    await userEvent.click(await screen.findByRole('button', { name: '使用其他账号登录' }));
    expect(screen.getByLabelText('账号')).toBeVisible();
    expect(context.get('token')).toBe('T1');
  });

  it('offers to continue even if the person’s name is unknown', async () => {
    loggedIn();
    mockApi('account.getUserInfo', { networkError: true });
    open('/entrance/login');
    await toGetFocus(() => screen.findByRole('button', { name: '继续' }));
  });

  it('offers to continue once the person has logged in in another tab', async () => {
    mockApi('account.getUserInfo', { data: info });
    open('/entrance/login?returnTo=%2Fsaas%2Fstudent');
    expect(await screen.findByLabelText('账号')).toBeVisible();
    const storeInOtherTab = (key: string, newValue: string) => {
      localStorage.setItem(key, newValue);
      const event = new StorageEvent('storage', { key, newValue, storageArea: localStorage });
      act(() => void window.dispatchEvent(event));
    };
    storeInOtherTab('token', 'T1');
    expect(screen.getByLabelText('账号')).toBeVisible();
    storeInOtherTab('organ', 'o1');
    await userEvent.click(await screen.findByRole('button', { name: '以 阳光 继续' }));
    await waitFor(() => expect(address()).toBe('/saas/student'));
  });

  it('shows the form to a visitor of the demo', async () => {
    loggedIn();
    context.set('isWdDemo', true);
    open('/entrance/login');
    expect(await screen.findByLabelText('账号')).toBeVisible();
  });
});
