import { context } from '@edu/shared-utility';
import { screen } from '@testing-library/react';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('an unknown address says so inside the frame and links back', async () => {
  visit('/nothing/here', []);
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(screen.getByText('/govern-system/nothing/here')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});

it('links to the list that the address would belong to', async () => {
  const page = { id: '1', parentId: null, type: 2, breadcrumb: [], children: [] };
  const list = { ...page, name: '角色管理', path: '/govern-system/rolesList' };
  const nodes = [{ ...page, type: 1, name: '组织', path: '', children: [list] }];
  context.set('menu', { status: 'ready', nodes });
  visit('/rolesList/4711', []);
  const link = await screen.findByRole('link', { name: '角色管理' });
  expect(link).toHaveAttribute('href', '/govern-system/rolesList');
});
