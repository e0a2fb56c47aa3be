import { configureRuntime, context, type RootProps, unsaved } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { installDialog } from '../testing/dialog';
import { administrator, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

beforeAll(installDialog);
beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('branchList', []);
  window.history.replaceState(null, '', '/saas/student');
});
afterEach(() => nock.cleanAll());

/** An account centre of one line, mounted as single-spa would. */
const mountParcel = ((_config: object, { domElement }: { domElement: HTMLElement }) => {
  domElement.textContent = '账号安全';
  return {
    mountPromise: Promise.resolve(null),
    unmount: async () => {
      domElement.textContent = '';
    },
  };
}) as unknown as RootProps['mountParcel'];

async function openProfile(loadModule: (name: string) => Promise<object>) {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: serverMenu });
  renderApp(<ShellRoot mountParcel={mountParcel} loadModule={loadModule} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /小阳/ }));
  await user.click(screen.getByRole('menuitem', { name: '个人中心' }));
  return user;
}

test('the profile opens over the page, is fetched only then, and closes again', async () => {
  const requests: string[] = [];
  const user = await openProfile(async (name) => {
    requests.push(name);
    return {};
  });
  const dialog = await screen.findByRole('dialog', { name: '个人中心' });
  await waitFor(() => expect(dialog).toHaveTextContent('账号安全'));
  expect(requests).toEqual(['@edu/account-center']);
  expect(window.location.pathname).toBe('/saas/student');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('账号安全')).toBeNull());
}, 15_000);

test('a module that fails to load says so and loads on the next try', async () => {
  let broken = true;
  const user = await openProfile(async () => {
    if (broken) throw new Error('404');
    return {};
  });
  const note = await screen.findByText(/个人中心加载失败/);
  await waitFor(() => expect(note).toBeVisible());
  broken = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('账号安全')).toBeInTheDocument();
}, 15_000);

test('closing it asks only about its own input, never about that of the page below', async () => {
  const ends = [unsaved.guard(() => true)];
  const user = await openProfile(async () => ({}));
  await screen.findByText('账号安全');
  ends.push(unsaved.guard(() => true));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(screen.getByText('账号安全')).toBeVisible();
  ends.pop()?.();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('账号安全')).toBeNull());
  expect(unsaved.any()).toBe(true);
  for (const end of ends) end();
}, 15_000);

test('the Escape that closes it is consumed: otherwise the browser would close the question with it', async () => {
  await openProfile(async () => ({}));
  await screen.findByText('账号安全');
  const end = unsaved.guard(() => true);
  expect(fireEvent.keyDown(screen.getByText('账号安全'), { key: 'Escape' })).toBe(false);
  expect(await screen.findByRole('button', { name: '继续编辑' })).toBeVisible();
  end();
}, 15_000);

test('Escape in the lock belongs to the lock: the dialog behind it stays', async () => {
  mockApi('account.logout', { data: null });
  const user = await openProfile(async () => ({}));
  await screen.findByText('账号安全');
  configureRuntime({ timing: { idleLimit: 20, idleWarning: 10 } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'frame:touched' }));
  const field = await screen.findByLabelText(/的登录密码/);
  await user.type(field, '{Escape}');
  screen.getByRole('dialog', { name: '登录已超时' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '登录已超时' })).toBeVisible();
  expect(screen.getByText('账号安全')).toBeVisible();
}, 15_000);
