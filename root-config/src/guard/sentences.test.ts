/**
 * The sentences of "Routing guard" (specification §2) about the guard's reads and effects; `decide.test.ts` has the
 * decisions. The usage-help item is covered by shared-utility's usage-help.test.ts, scrolling to the top by
 * boot/shell.test.ts.
 */
import { type Branch, context, enterBranch, type MenuNodeDto } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import { applyDecision } from './apply-decision';
import { decide } from './decide';
import { guardEffects } from './effects';
import { readGuardState } from './state';

const branch: Branch = {
  id: 'b1',
  branch: 'code-1',
  name: '总部校区',
  organ: 'organ-1',
  actor: 'actor-1',
  channel: '2',
  ucode: 'ucode-1',
};
const leaf: MenuNodeDto = {
  id: '2',
  parentId: '1',
  name: '学员管理',
  data: { systemTagName: 'saas', url: '/student', name: '', description: '', type: 2 },
  children: [],
};
const root: MenuNodeDto = {
  ...leaf,
  id: '1',
  parentId: null,
  name: '学员中心',
  data: { ...leaf.data, url: '', type: 1 },
  children: [leaf],
};
const flag = (value: string) => context.set('frontendConfig', [{ key: 'isNewSaas', value }]);
const stored = () =>
  (['branch', 'organ', 'actor', 'channel'] as const).map((key) => context.get(key));

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

describe("The new-SaaS flag comes from a stored frontend config entry with key isNewSaas equal to 'true'.", () => {
  test.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
  ])('%s', (value, isNewSaas) => {
    flag(value);
    const state = readGuardState(
      { pathname: '/', search: '' },
      { branchesFailed: false, lacksFactor: false },
    );
    expect(state.isNewSaas).toBe(isNewSaas);
  });
  test('no entry', () => {
    const state = readGuardState(
      { pathname: '/', search: '' },
      { branchesFailed: false, lacksFactor: false },
    );
    expect(state.isNewSaas).toBe(false);
  });
});

describe('With a token and no stored branch list, the branch list is fetched.', () => {
  test('New flow: the first branch’s name and code are stored and a switch to that branch is called.', async () => {
    context.set('token', 't');
    flag('true');
    mockApi('userNew.findMyBranch', { data: [branch] });
    const switched = mockApi('accountNew.switchBranch', {
      data: { organ: 'organ-9', actor: 'actor-9', channel: '9', branch: 'code-1' },
    });
    await guardEffects.loadBranches();
    expect(context.get('branchList')?.[0]).toMatchObject({ name: '总部校区', branch: 'code-1' });
    expect(context.get('branch')).toBe('code-1');
    expect(switched.calls[0]?.query).toEqual({ branchUcode: 'ucode-1' });
  });
  test('Old flow: branch, organ, actor and channel of the first entry are stored.', async () => {
    context.set('token', 't');
    mockApi('account.findAdminBranchList', { data: [branch] });
    await guardEffects.loadBranches();
    expect(stored()).toEqual(['code-1', 'organ-1', 'actor-1', '2']);
  });
  test('the permissions are requested at once for the branch, in parallel with the menu', async () => {
    context.set('token', 't');
    mockApi('account.findAdminBranchList', { data: [branch] });
    const permissions = mockApi('session.permissions', {
      data: { permissions: [], isOperator: false, readOnly: false, testTools: false },
    });
    await guardEffects.loadBranches();
    await waitFor(() => expect(permissions.calls).toHaveLength(1));
  });
});

describe('With a token, the menu is loaded once: from the permission menu in the new flow, else from the role menu.', () => {
  test.each([
    ['true', 'userNew.getMenu'],
    ['false', 'user.getUserMenu'],
  ] as const)('isNewSaas %s: %s', async (value, call) => {
    context.set('token', 't');
    flag(value);
    mockApi('role.findRoleIds', { data: ['role-1'] });
    const mock = mockApi(call, { data: [root] });
    await Promise.all([guardEffects.loadMenu(), guardEffects.loadMenu()]);
    await guardEffects.loadMenu();
    expect(mock.calls).toHaveLength(1);
  });
  test('the permissions are requested in parallel, not only when the page is rendered', async () => {
    context.set('token', 't');
    mockApi('role.findRoleIds', { data: ['role-1'] });
    mockApi('user.getUserMenu', { data: [root] });
    const permissions = mockApi('session.permissions', {
      data: { permissions: [], isOperator: false, readOnly: false, testTools: false },
    });
    await guardEffects.loadMenu();
    await waitFor(() => expect(permissions.calls).toHaveLength(1));
  });
  test("Each node gets path '/{systemTagName}{url}' and a breadcrumb chain.", async () => {
    context.set('token', 't');
    mockApi('role.findRoleIds', { data: ['role-1'] });
    mockApi('user.getUserMenu', { data: [root] });
    await guardEffects.loadMenu();
    const menu = context.get('menu');
    const page = menu.status === 'ready' ? menu.nodes[0]?.children[0] : undefined;
    expect(page?.path).toBe('/saas/student');
    expect(page?.breadcrumb.map(({ name }) => name)).toEqual(['学员中心', '学员管理']);
  });
});

test('Visiting /saas/demo_homepage without a token triggers a demo login: set the isWdDemo flag, obtain a token with adminFlag=1, then load organ and branch lists into storage.', async () => {
  const login = mockApi('account.demoLogin', { data: { token: 'demo', userId: 'u' } });
  mockApi('account.findOrganList', {
    data: [{ organ: 'organ-1', name: '演示学院', actor: 'actor-1', channel: '1' }],
  });
  mockApi('account.findAdminBranchList', { data: [branch] });
  await guardEffects.demoLogin();
  expect(login.calls[0]?.body).toEqual({ adminFlag: 1 });
  expect(context.get('isWdDemo')).toBe(true);
  expect(context.get('token')).toBe('demo');
  expect(context.get('organList')).toHaveLength(1);
  expect(context.get('branchList')).toHaveLength(1);
});

describe('Role ids of the user are fetched and stored (specification §6).', () => {
  /** Simulates a page load at this address: calls the guard until it allows the page. */
  async function visit(pathname: string): Promise<void> {
    const pageState = { branchesFailed: false, lacksFactor: false };
    for (;;) {
      const decision = decide(readGuardState({ pathname, search: '' }, pageState));
      const outcome = applyDecision(decision, pathname, guardEffects, pageState);
      if (outcome.type !== 'wait') break;
      await outcome.settled;
    }
    await waitFor(() => expect(context.get('menu').status).toBe('ready'));
    context.remove('menu');
  }
  const roles = () => waitFor(() => expect(context.get('roleList')).toEqual(['role-1']));

  beforeEach(() => {
    mockApi('user.getUserMenu', { data: [root] }, { times: 2 });
    mockApi('account.findAdminBranchList', { data: [branch] });
  });

  test('after a login', async () => {
    context.set('token', 't');
    mockApi('role.findRoleIds', { data: ['role-1'] });
    await visit('/saas/student');
    await roles();
  });
  test('after a demo login', async () => {
    mockApi('account.demoLogin', { data: { token: 'demo', userId: 'u' } });
    const organ = { organ: 'organ-1', name: '演示学院', actor: 'actor-1', channel: '1' };
    mockApi('account.findOrganList', { data: [organ] });
    mockApi('role.findRoleIds', { data: ['role-1'] });
    await visit('/saas/demo_homepage');
    await roles();
  });
  test('again in another branch, by its actor', async () => {
    context.set('token', 't');
    context.set('branchList', [branch]);
    context.set('roleList', ['role-of-before']);
    const mock = mockApi('role.findRoleIds', { data: ['role-1'] });
    await visit('/saas/student');
    await enterBranch(branch);
    await visit('/saas/student');
    await roles();
    expect(mock.calls.map(({ headers }) => headers.actor)).toEqual(['actor-1']);
  });
  test('on the next page if the call failed', async () => {
    context.set('token', 't');
    const failing = mockApi('role.findRoleIds', { code: 50000, message: '坏了' });
    await visit('/saas/student');
    await waitFor(() => expect(failing.calls).toHaveLength(1));
    mockApi('role.findRoleIds', { data: ['role-1'] });
    await visit('/saas/student');
    await roles();
  });
});
