import { configureRuntime, context, setPageExit } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { noParcels } from '../testing/parcels';
import { administrator, branchOf, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

beforeEach(() => {
  resetContext();
  setPageExit({ assign: () => {}, reload: () => {} });
  context.set('token', 't');
  context.set('branchList', [branchOf(1)]);
  context.set('branch', 'branch-1');
  window.history.replaceState(null, '', '/saas/student');
  mockApi('user.getUserMenu', { data: serverMenu }, { times: Number.POSITIVE_INFINITY });
  mockApi('account.getUserInfo', { data: administrator });
});
afterEach(() => {
  configureRuntime({});
  nock.cleanAll();
});

const show = async () => {
  renderApp(<ShellRoot mountParcel={noParcels} />);
  await screen.findByRole('button', { name: '用户菜单：小阳 139****0001' });
};
const ownServer = () => configureRuntime({ shellApiUrl: window.location.origin });

test('a separate server for the shell’s calls is notified of each log-in, and after an idle lock too', async () => {
  ownServer();
  const mock = mockApi('session.arrive', { data: null }, { times: 4 });
  const tokens = () => mock.calls.map(({ headers }) => headers.token);
  await show();
  await waitFor(() => expect(tokens()).toEqual(['t']));
  act(() => context.set('token', 'after the lock'));
  await waitFor(() => expect(tokens()).toHaveLength(2));
  // nothing is sent when the session ends
  act(() => context.set('token', null));
  act(() => context.set('token', 'again'));
  await waitFor(() => expect(tokens()).toEqual(['t', 'after the lock', 'again']));
});

test.each([
  ['does not answer', { networkError: true }],
  ['does not have the person', { code: 10000, message: '请先登录' }],
] as const)('one that %s causes no error', async (_, answer) => {
  ownServer();
  const mock = mockApi('session.arrive', answer);
  await show();
  await waitFor(() => expect(mock.scope.isDone()).toBe(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without one no call is made', async () => {
  const mock = mockApi('session.arrive', { data: null });
  await show();
  expect(mock.calls).toEqual([]);
});
