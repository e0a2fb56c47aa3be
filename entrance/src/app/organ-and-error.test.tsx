import { context, setPageExit } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

const organs = [
  { organ: 'o1', name: '阳光教育总部', actor: 'a1', channel: '1' },
  { organ: 'o2', name: '阳光教育分校', actor: 'a2', channel: '2' },
];

describe('choice of the organisation', () => {
  it('enters the chosen one and clears the data of another', async () => {
    context.set('token', 'T');
    context.set('organList', organs);
    context.set('branch', 'old');
    context.set('branchList', []);
    context.set('roleList', ['old']);
    context.set('menu', { status: 'loading' });
    mockApi('account.checkPasswordTime', {
      code: 40005,
      message: '您的密码长时间未更换，请更换密码',
    });
    open('/entrance/organ?returnTo=%2Fsaas%2Fstudent');
    expect(await screen.findByText('您的账号属于多个机构或身份，请选择')).toBeVisible();
    expect(screen.queryByRole('button', { name: '返回，不切换' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /阳光教育分校/ }));
    await waitFor(() => expect(address()).toBe('/saas/student'));
    expect(context.get('organ')).toBe('o2');
    expect(context.get('channel')).toBe('2');
    expect([context.get('branch'), context.get('branchList')]).toEqual([null, null]);
    expect(context.get('roleList')).toEqual([]);
    expect(context.get('menu')).toEqual({ status: 'idle' });
  });

  it('fetches the list after a reload and offers a retry when that fails', async () => {
    context.set('token', 'T');
    mockApi('account.findOrganList', { code: 50000, message: '服务器异常' });
    open('/entrance/organ');
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常');
    mockApi('account.findOrganList', { data: organs });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: /阳光教育总部/ })).toBeVisible();
  });

  it('enters the only one without a question, like the log-in that was interrupted', async () => {
    context.set('token', 'T');
    mockApi('account.findOrganList', { data: organs.slice(0, 1) });
    mockApi('account.checkPasswordTime', { data: { changedAt: '', maximumDays: null } });
    open('/entrance/organ?returnTo=%2Fsaas%2Fstudent');
    await waitFor(() => expect(address()).toBe('/saas/student'));
    expect(context.get('organ')).toBe('o1');
  });

  it('stays for a person who works in the only one and wants to switch the account', async () => {
    context.set('token', 'T');
    context.set('organ', 'o1');
    mockApi('account.findOrganList', { data: organs.slice(0, 1) });
    open('/entrance/organ');
    expect(await screen.findByRole('button', { name: /阳光教育总部/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '使用其他账号登录' })).toBeVisible();
  });

  it('asks a person who already works in one, and reloads the page in another', async () => {
    const assign = jest.fn();
    context.set('token', 'T');
    context.set('organ', 'o1');
    context.set('actor', 'a1');
    context.set('organList', organs.slice(0, 1));
    mockApi('account.findOrganList', { data: organs });
    open('/entrance/organ?returnTo=%2Fsaas%2Fstudent');
    setPageExit({ assign, reload: jest.fn() });
    expect(await screen.findByRole('button', { name: '阳光教育总部 当前' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /阳光教育分校/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/saas/student'));
    expect([context.get('organ'), context.get('organList')]).toEqual(['o2', organs]);
  });

  it('links back for a person who already works in one, even if the list fails', async () => {
    context.set('token', 'T');
    context.set('organ', 'o1');
    mockApi('account.findOrganList', { code: 50000, message: '服务器异常' });
    open('/entrance/organ?returnTo=%2Fsaas%2Fstudent');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: '返回，不切换' }));
    expect(address()).toBe('/saas/student');
  });

  it('shows the login to a person who is not logged in', async () => {
    open('/entrance/organ?returnTo=%2Fa');
    await waitFor(() => expect(address()).toBe('/entrance/login?returnTo=%2Fa'));
  });
});

describe('error page', () => {
  it('says that an address does not exist', async () => {
    open('/nowhere?a=1');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
    expect(screen.getByText('/nowhere?a=1')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    expect(address()).toBe('/');
  });

  it('says that a permission is missing, without offering a retry', async () => {
    open('/error?code=403');
    expect(await screen.findByRole('heading', { name: '没有访问权限' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });

  it('loads a failed module again', async () => {
    const assign = jest.fn();
    open('/error?code=module&from=%2Fcms%2Flist');
    setPageExit({ assign, reload: jest.fn() });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(assign).toHaveBeenCalledWith('/cms/list');
  });
});
