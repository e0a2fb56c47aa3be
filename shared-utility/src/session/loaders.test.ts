import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import type { MenuNodeDto } from '../contract';
import { setPageExit } from '../environment';
import { context } from '../storage';
import { heldAnswer, mockApi, resetContext } from '../testing';
import { branchNamed as branch } from '../testing/branch-fixture';
import { enterBranch, loadBranches, loadMenu, loadRoleIds, loadUserInfo, session } from '.';

const stored = () =>
  (['branch', 'organ', 'actor', 'channel'] as const).map((key) => context.get(key));
const newFlow = () => context.set('frontendConfig', [{ key: 'isNewSaas', value: 'true' }]);
const page: MenuNodeDto = {
  id: '1',
  parentId: null,
  name: '学员管理',
  data: { systemTagName: 'saas', url: '/student', name: '', description: '', type: 2 },
  children: [],
};

beforeEach(() => {
  resetContext();
  setPageExit({ assign: () => {}, reload: () => {} });
  session.start({ token: 't' });
});
afterEach(() => nock.cleanAll());

test('old flow: the first branch’s branch, organ, actor and channel are stored', async () => {
  mockApi('account.findAdminBranchList', { data: [branch('a'), branch('b')] });
  await loadBranches();
  expect(stored()).toEqual(['code-a', 'organ-a', 'actor-a', '2']);
  expect(context.get('branchList')).toHaveLength(2);
});

test('new flow: the first branch is stored and switched to', async () => {
  newFlow();
  mockApi('userNew.findMyBranch', { data: [branch('a')] });
  const switched = mockApi('accountNew.switchBranch', {
    data: { organ: 'o', actor: 'x', channel: '3', branch: 'code-a' },
  });
  await loadBranches();
  expect(switched.calls[0]?.query).toEqual({ branchUcode: 'ucode-a' });
  expect(stored()).toEqual(['code-a', 'o', 'x', '3']);
});

test('new flow: a switch that is refused keeps the previous branch', async () => {
  newFlow();
  context.set('branch', 'before');
  mockApi('accountNew.switchBranch', { code: 40300, message: '没有权限' });
  await expect(enterBranch(branch('a'))).rejects.toMatchObject({ code: 40300 });
  expect(context.get('branch')).toBe('before');
});

test('a previously chosen branch that still exists is entered again', async () => {
  context.set('branch', 'code-b');
  mockApi('account.findAdminBranchList', { data: [branch('a'), branch('b')] });
  await loadBranches();
  expect(stored()[0]).toBe('code-b');
});

test.each([
  ['old', () => {}],
  ['new', newFlow],
])('%s flow: another branch has other roles; the same one keeps them', async (_, flow) => {
  flow();
  context.set('branch', 'code-a');
  context.set('roleList', ['r']);
  const data = { organ: 'o', actor: 'x', channel: '3', branch: 'code-a' };
  mockApi('accountNew.switchBranch', { data }, { times: 2 });
  await enterBranch(branch('a'));
  expect(context.get('roleList')).toEqual(['r']);
  await enterBranch(branch('b'));
  expect(context.get('roleList')).toEqual([]);
});

test('known role ids are not fetched; a failed call is repeated', async () => {
  mockApi('role.findRoleIds', { code: 50000, message: '坏了' });
  await expect(loadRoleIds()).rejects.toThrow();
  const mock = mockApi('role.findRoleIds', { data: ['r'] }, { times: 2 });
  expect(await loadRoleIds()).toEqual(['r']);
  expect(await loadRoleIds()).toEqual(['r']);
  expect(mock.calls).toHaveLength(1);
});

test('a stored list is not fetched, and simultaneous callers share one call', async () => {
  const mock = mockApi('account.findAdminBranchList', { data: [branch('a')] });
  const [first, two] = await Promise.all([loadBranches(), loadBranches()]);
  expect(first).toBe(two);
  await loadBranches();
  expect(mock.calls).toHaveLength(1);
});

test('an answer after the end of the session is not stored', async () => {
  mockApi('account.findAdminBranchList', { data: [branch('a')] });
  mockApi('role.findRoleIds', { data: ['r'] });
  mockApi('user.getUserMenu', { data: [page] });
  const late = Promise.all([loadBranches(), loadRoleIds(), loadMenu()]);
  session.expire();
  await late;
  expect(window.localStorage).toHaveLength(0);
  expect(context.get('menu')).toEqual({ status: 'idle' });
});

test.each([
  ['old', 'user.getUserMenu'],
  ['new', 'userNew.getMenu'],
] as const)('the menu of the %s flow comes from %s', async (flow, call) => {
  if (flow === 'new') newFlow();
  mockApi(call, { data: [page] });
  await loadMenu();
  expect(context.get('menu')).toMatchObject({
    status: 'ready',
    nodes: [{ path: '/saas/student' }],
  });
});

test('a menu that failed to load has a plain error message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockApi('user.getUserMenu', { networkError: true }, { times: 2 });
  await expect(loadMenu()).rejects.toThrow();
  expect(context.get('menu')).toEqual({
    status: 'failed',
    code: -1,
    message: '网络异常，请重新尝试',
  });
});

test('a menu requested in the previous language is neither shared nor stored', async () => {
  const named = (name: string): MenuNodeDto => ({ ...page, name });
  context.set('language', 'en-US');
  const answer = heldAnswer();
  const english = mockApi('user.getUserMenu', { data: [named('Students')] }, { until: answer });
  const earlierLoad = loadMenu({ force: true });
  await waitFor(() => expect(english.calls).toHaveLength(1));
  context.set('language', 'fr-FR');
  mockApi('user.getUserMenu', ({ headers }) => ({ data: [named(`Menu ${headers.locale}`)] }));
  await loadMenu({ force: true });
  answer.release();
  await earlierLoad;
  expect(context.get('menu')).toMatchObject({ status: 'ready', nodes: [{ name: 'Menu fr-FR' }] });
});

test('a visible menu stays after a failed refresh', async () => {
  mockApi('user.getUserMenu', { data: [page] });
  await loadMenu();
  mockApi('user.getUserMenu', { code: 50000, message: '坏了' });
  await expect(loadMenu({ force: true })).rejects.toThrow();
  expect(context.get('menu').status).toBe('ready');
});

const person = {
  userId: 'u',
  phone: '13900000001',
  nickname: '小李',
  name: '李',
  accountPhone: null,
  accountMail: null,
  idAuthStatus: 1,
};

test('after a write the person is refetched, and an older pending answer is dropped', async () => {
  const answer = heldAnswer();
  const earlierCall = mockApi('account.getUserInfo', { data: person }, { until: answer });
  const before = loadUserInfo({ force: true });
  await waitFor(() => expect(earlierCall.calls).toHaveLength(1));
  const written = { ...person, nickname: '小王' };
  mockApi('account.getUserInfo', { data: written });
  expect(await loadUserInfo({ afterWrite: true })).toEqual(written);
  answer.release();
  // The earlier caller receives the later response too.
  expect(await before).toEqual(written);
  expect(context.get('userInfo')).toEqual(written);
});

test('if refetching fails, the pending answer is stored', async () => {
  const answer = heldAnswer();
  const earlierCall = mockApi('account.getUserInfo', { data: person }, { until: answer });
  const before = loadUserInfo({ force: true });
  await waitFor(() => expect(earlierCall.calls).toHaveLength(1));
  mockApi('account.getUserInfo', { code: 50000, message: '坏了' });
  await expect(loadUserInfo({ afterWrite: true })).rejects.toThrow();
  answer.release();
  expect(await before).toEqual(person);
  expect(context.get('userInfo')).toEqual(person);
});

test.each([
  ['old', 'account.getUserInfo'],
  ['new', 'userNew.getUserInfo'],
] as const)('the person’s data, in the %s flow, comes from %s once', async (flow, call) => {
  if (flow === 'new') newFlow();
  const mock = mockApi(call, { data: person }, { times: 2 });
  await loadUserInfo();
  await loadUserInfo();
  expect(mock.calls).toHaveLength(1);
  await loadUserInfo({ force: true });
  expect(mock.calls).toHaveLength(2);
});
