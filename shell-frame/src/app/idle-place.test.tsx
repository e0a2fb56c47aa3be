import { context } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  exits,
  idleFrameEachTest,
  lockName,
  showIdle,
  showLocked,
  slow,
} from '../testing/idle-frame';
import { administrator, branchOf, serverMenu } from '../testing/people';

/** New flow: a login opens a session of the page's own tenant, and the choices follow it. */

idleFrameEachTest();

const place = { organ: 'organ-2', actor: 'actor-2', channel: '2', branch: 'branch-2' };
const first = { ...place, branch: 'branch-1' };
const toLogin = [`/entrance_new/login?returnTo=${encodeURIComponent('/saas/student')}`];

beforeEach(() => {
  context.set('frontendConfig', [{ key: 'isNewSaas', value: 'true' }]);
  context.set('saas', 's2');
  context.set('identity', 'i2');
  context.set('branchList', [branchOf(1), branchOf(2)]);
  for (const key of ['organ', 'actor', 'channel', 'branch'] as const) context.set(key, place[key]);
  mockApi('userNew.getUserInfo', { data: administrator });
  mockApi('userNew.getMenu', { data: serverMenu });
  mockApi('accountNew.logout', { data: null });
});

const login = () => mockApi('accountNew.login', { data: { token: 'T1', userId: 'u1' } });
const switchSaas = () =>
  mockApi('accountNew.switchSaas', ({ headers }) => ({
    data: { token: `${headers.token}-s2`, userId: 'u1' },
  }));

async function giveThePassword(): Promise<void> {
  const { user, field } = await showLocked();
  await user.type(field, 'Demo#2026{Enter}');
}

test('tenant, identity and branch are entered before the new token is stored', async () => {
  const stored: (string | null)[] = [];
  login();
  const saas = switchSaas();
  const identity = mockApi('accountNew.switchIdentity', () => {
    stored.push(context.get('token'));
    return { data: first };
  });
  const branch = mockApi('accountNew.switchBranch', () => {
    stored.push(context.get('token'));
    return { data: place };
  });
  await giveThePassword();
  await waitFor(() => expect(screen.queryByRole('dialog', lockName)).toBeNull());
  expect(saas.calls[0]).toMatchObject({ body: { saasId: 's2' }, headers: { token: 'T1' } });
  expect(identity.calls[0]).toMatchObject({
    body: { identityId: 'i2' },
    headers: { token: 'T1-s2' },
  });
  expect(branch.calls[0]).toMatchObject({
    query: { branchUcode: 'ucode-2' },
    headers: { token: 'T1-s2' },
  });
  expect(stored).toEqual(['old', 'old']);
  expect([context.get('token'), context.get('branch'), exits]).toEqual(['T1-s2', 'branch-2', []]);
}, 15_000);

test('the page’s own tenant needs no switch', async () => {
  context.set('saas', null);
  login();
  const identity = mockApi('accountNew.switchIdentity', { data: place });
  await giveThePassword();
  await waitFor(() => expect(context.get('token')).toBe('T1'));
  expect(identity.calls[0]?.headers.token).toBe('T1');
}, 15_000);

test.each([
  ['is refused', () => mockApi('accountNew.switchIdentity', { code: 40300, message: '没有权限' })],
  [
    'has become another one',
    () => mockApi('accountNew.switchIdentity', { data: { ...place, organ: 'organ-9' } }),
  ],
])(
  'a branch that %s is not entered: the session ends, and its token is logged out',
  async (_, answer) => {
    login();
    switchSaas();
    answer();
    const seen: (string | null)[] = [];
    const stop = context.subscribe('token', (token) => seen.push(token));
    const logout = mockApi('accountNew.logout', { data: null });
    await giveThePassword();
    await waitFor(() => expect(exits).toEqual(toLogin));
    await waitFor(() => expect(logout.calls[0]?.headers.token).toBe('T1-s2'));
    stop();
    expect(seen).toEqual([null]);
  },
  15_000,
);

test('a server that stops answering half-way decides nothing: the page stays, and the password works later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  login();
  mockApi('accountNew.switchSaas', { networkError: true });
  await giveThePassword();
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请重新尝试');
  expect([context.get('token'), exits]).toEqual(['old', []]);
}, 15_000);

test('a session without a known identity ends instead of asking for a password', async () => {
  context.set('identity', null);
  await showIdle(20, 10);
  await waitFor(() => expect(exits).toEqual(toLogin), slow);
  expect(screen.queryByRole('dialog', lockName)).toBeNull();
});
