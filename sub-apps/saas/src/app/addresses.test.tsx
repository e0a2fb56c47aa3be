import { context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

describe('pages of their own', () => {
  it('/jiazheng opens', async () => {
    visit('/jiazheng');
    expect(await screen.findByRole('region', { name: '使用帮助' })).toBeVisible();
  });
});

describe('other addresses below /saas', () => {
  it('says that there is no such page and links to the home page, for everybody', async () => {
    visit('/nothing/here');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
    expect(screen.getByText('地址可能有误，或该页面已被移除。')).toBeVisible();
    expect(screen.getByText('/saas/nothing/here')).toBeVisible();
    expect(screen.queryByRole('link', { name: '返回学员列表' })).toBeNull();
    // The shell listens to history changes and shows the page, as for every menu entry.
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    expect(window.location.pathname).toBe('/');
  });

  it('links to the list that the address would belong to', async () => {
    const page = { id: '1', parentId: null, type: 2, breadcrumb: [], children: [] };
    const nodes = [
      { ...page, name: '首页', path: '/saas/home' },
      {
        ...page,
        type: 1,
        name: '学员中心',
        path: '',
        children: [{ ...page, name: '学员管理', path: '/saas/student' }],
      },
    ];
    context.set('menu', { status: 'ready', nodes });
    visit('/student/4711');
    await screen.findByRole('heading', { name: '页面不存在' });
    await userEvent.click(screen.getByRole('link', { name: '学员管理' }));
    expect(window.location.pathname).toBe('/saas/student');
  });

  it('redirects a guest from a public one to the log-in', async () => {
    context.remove('token');
    visit('/screen/governmentDataScreen');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
    expect(screen.getByRole('link', { name: '前往登录' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull();
  });

  it('treats /saas itself as the home page', async () => {
    mockApi('home.find', { data: { figures: [], tasks: [], health: null, place: null } });
    visit('');
    expect(await screen.findByRole('region', { name: '首页' })).toBeVisible();
    expect(window.location.pathname).toBe('/saas/home');
  });
});
