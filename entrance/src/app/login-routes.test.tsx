import { context } from '@edu/shared-utility';
import { act, screen, waitFor } from '@testing-library/react';
import { address, freshPersonEachTest, newFlow, open } from '../testing';

freshPersonEachTest();

describe('the flow of the host', () => {
  it.each([
    ['/entrance_new/login?returnTo=%2Fa', '/entrance/login?returnTo=%2Fa', '登录'],
    ['/entrance_new/forget', '/entrance/forget', '重置密码'],
  ])('%s of the other flow redirects to the page of the host’s flow', async (from, to, heading) => {
    open(from);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(address()).toBe(to);
  });

  it('is not redirected in the new flow', async () => {
    newFlow();
    open('/entrance_new/login');
    expect(await screen.findByRole('tab', { name: '手机验证码' })).toBeVisible();
    expect(address()).toBe('/entrance_new/login');
  });
});

it.each(['/entrance/login', '/entrance/register', '/entrance/forget'])(
  'a host without a tenant shows an error and no form at %s until it has a tenant',
  async (path) => {
    context.set('tenantUnknown', true);
    open(path);
    expect(await screen.findByRole('heading', { name: '获取租户信息失败' })).toBeVisible();
    expect(screen.getByText(/网址 localhost 没有对应的机构/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    act(() => context.set('tenantUnknown', false));
    await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0));
  },
);
