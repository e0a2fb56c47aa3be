import { context } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf, student } from '../testing/students';
import { RootView } from './root.view';

beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('pageTitle', '演示学院');
  window.history.replaceState(null, '', '/saas/demo_site');
});
afterEach(() => nock.cleanAll());

const teaching = {
  id: '1',
  name: '教学部',
  parentId: null,
  parentName: null,
  leader: null,
  memberCount: 9,
  createdAt: '2026-01-01T00:00:00Z',
};

function serve(): void {
  mockApi('user.findByCondition', { data: { ...pageOf([student(1)]), total: 24 } });
  mockApi('department.findByCondition', { data: pageOf([teaching]) });
}

test('the site shows the name, the figures and the teams of its organisation, in the width of the chosen device', async () => {
  serve();
  renderApp(<RootView />);
  const site = await screen.findByRole('article', { name: '网站预览' });
  expect(within(site).getByRole('heading', { name: '演示学院' })).toBeVisible();
  expect(within(site).getByText('24')).toBeVisible();
  expect(within(site).getByText('9 人')).toBeVisible();
  expect(site).toHaveStyle({ width: '1080px' });
  await userEvent.click(screen.getByRole('button', { name: '手机' }));
  expect(site).toHaveStyle({ width: '390px' });
});

test('a failure is shown and the next try shows the site', async () => {
  mockApi('user.findByCondition', { code: 50000, message: '服务器开小差了' });
  mockApi('department.findByCondition', { data: pageOf([teaching]) });
  renderApp(<RootView />);
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器开小差了');
  serve();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('article', { name: '网站预览' })).toBeVisible();
});
