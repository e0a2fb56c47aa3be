/**
 * The sentences of "Routing guard" (specification §2) that are about what the guard reads and does; `decide.test.ts`
 * has those that are decisions. The usage-help item is held by shared-utility's usage-help.test.ts, scrolling to the
 * top by boot/shell.test.ts.
 */
import { type Branch, context, type MenuNodeDto } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import nock from 'nock';
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
afterAll(() => nock.restore());

describe("The new-SaaS flag comes from a stored frontend config entry with key isNewSaas equal to 'true'.", () => {
  test.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
  ])('%s', (value, isNewSaas) => {
    flag(value);
    const state = readGuardState({ pathname: '/', search: '' }, { branchesFailed: false });
    expect(state.isNewSaas).toBe(isNewSaas);
  });
  test('no entry', () => {
    const state = readGuardState({ pathname: '/', search: '' }, { branchesFailed: false });
    expect(state.isNewSaas).toBe(false);
  });
});

describe('With a token and no stored branch list, the branch list is fetched.', () => {
  test('New flow: the first branch’s name and code are stored and a switch to that branch is called.', async () => {
    context.set('token', 't');
    flag('true');
    mockApi('role.findRoleIds', { data: [] });
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
    mockApi('role.findRoleIds', { data: [] });
    mockApi('account.findAdminBranchList', { data: [branch] });
    await guardEffects.loadBranches();
    expect(stored()).toEqual(['code-1', 'organ-1', 'actor-1', '2']);
  });
});

describe('With a token, the menu is loaded once: from the permission menu in the new flow, else from the role menu.', () => {
  test.each([
    ['true', 'userNew.getMenu'],
    ['false', 'user.getUserMenu'],
  ] as const)('isNewSaas %s: %s', async (value, call) => {
    context.set('token', 't');
    flag(value);
    const asked = mockApi(call, { data: [root] });
    await Promise.all([guardEffects.loadMenu(), guardEffects.loadMenu()]);
    await guardEffects.loadMenu();
    expect(asked.calls).toHaveLength(1);
  });
  test("Each node gets path '/{systemTagName}{url}' and a breadcrumb chain.", async () => {
    context.set('token', 't');
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
  mockApi('role.findRoleIds', { data: [] });
  mockApi('account.findAdminBranchList', { data: [branch] });
  await guardEffects.demoLogin();
  expect(login.calls[0]?.body).toEqual({ adminFlag: 1 });
  expect(context.get('isWdDemo')).toBe(true);
  expect(context.get('token')).toBe('demo');
  expect(context.get('organList')).toHaveLength(1);
  expect(context.get('branchList')).toHaveLength(1);
});
