import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import { api } from '../api';
import type { MenuNodeDto } from '../contract';
import { setPageExit } from '../environment';
import { context } from '../storage';
import { mockApi, resetContext } from '../testing';
import { branchNamed as branch } from '../testing/branch-fixture';
import { unsaved } from '../unsaved';
import { loadMenu, loadPermissions, session } from '.';
import { refreshPlace } from './refresh-place';

const entry: MenuNodeDto = {
  id: '1',
  parentId: null,
  name: '学员管理',
  data: { systemTagName: 'saas', url: '/student', name: '', description: '', type: 2 },
  children: [],
};
const stored = () => (['branch', 'organ', 'actor'] as const).map((key) => context.get(key));

let reloads: number;

beforeEach(() => {
  resetContext();
  reloads = 0;
  setPageExit({ assign: () => {}, reload: () => (reloads += 1) });
  session.start({ token: 't' });
  context.set('branchList', [branch('gone')]);
  context.set('branch', 'code-gone');
  context.set('organ', 'organ-gone');
  context.set('actor', 'actor-gone');
});
afterEach(() => nock.cleanAll());

test('an empty menu of a removed branch becomes the menu of the remaining one', async () => {
  mockApi('user.getUserMenu', { data: [] });
  mockApi('account.findAdminBranchList', { data: [branch('left')] });
  const second = mockApi('user.getUserMenu', { data: [entry] });
  await expect(loadMenu()).resolves.toHaveLength(1);
  expect(stored()).toEqual(['code-left', 'organ-left', 'actor-left']);
  expect(second.calls[0]?.headers).toMatchObject({ organ: 'organ-left', actor: 'actor-left' });
});

test('an empty menu of an existing branch is checked once, and stays empty', async () => {
  mockApi('user.getUserMenu', { data: [] }, { times: 2 });
  const mock = mockApi('account.findAdminBranchList', { data: [branch('gone')] }, { times: 2 });
  await expect(loadMenu()).resolves.toEqual([]);
  await expect(loadMenu({ force: true })).resolves.toEqual([]);
  expect(mock.calls).toHaveLength(1);
  expect(stored()[0]).toBe('code-gone');
});

test('if no branch is left, none is sent with calls any more', async () => {
  mockApi('account.findAdminBranchList', { data: [] });
  await expect(refreshPlace()).resolves.toBe(true);
  expect(stored()).toEqual([null, null, null]);
});

test('a branch that moved to another organisation counts as another one', async () => {
  const moved = { ...branch('gone'), organ: 'organ-new', actor: 'actor-new' };
  mockApi('account.findAdminBranchList', { data: [moved] });
  await expect(refreshPlace()).resolves.toBe(true);
  expect(stored()).toEqual(['code-gone', 'organ-new', 'actor-new']);
});

test('a list that fails to load changes nothing, and is requested again', async () => {
  mockApi('account.findAdminBranchList', { code: 50000, message: '坏了' });
  await expect(refreshPlace()).rejects.toMatchObject({ code: 50000 });
  expect(stored()[0]).toBe('code-gone');
  mockApi('account.findAdminBranchList', { data: [branch('left')] });
  await expect(refreshPlace()).resolves.toBe(true);
});

describe('a refused call', () => {
  const refused = () => {
    mockApi('role.find', { code: 40300, message: '没有权限' });
    return api.role.find().catch(() => {});
  };
  const permissions = (codes: string[]) =>
    mockApi('session.permissions', {
      data: { permissions: codes, isOperator: false, readOnly: false, testTools: false },
    });

  let stop: () => void;
  beforeEach(() => {
    stop = session.watchRefusals();
  });
  afterEach(() => stop());

  test('for a removed branch reloads the page in the remaining one', async () => {
    mockApi('account.findAdminBranchList', { data: [branch('left')] });
    permissions(['student.read']);
    await refused();
    await waitFor(() => expect(reloads).toBe(1));
    expect(stored()[0]).toBe('code-left');
  });

  test('does not discard unsaved work', async () => {
    const done = unsaved.guard(() => true);
    mockApi('account.findAdminBranchList', { data: [branch('left')] });
    const mock = permissions([]);
    await refused();
    await waitFor(() => expect(mock.calls).toHaveLength(1));
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
    expect(reloads).toBe(0);
    done();
  });

  test('refreshes the permissions if the branch still exists', async () => {
    permissions(['student.read', 'student.write']);
    await loadPermissions();
    mockApi('account.findAdminBranchList', { data: [branch('gone')] });
    permissions(['student.read']);
    await refused();
    await waitFor(() =>
      expect(context.get('permissions')).toMatchObject({ codes: new Set(['student.read']) }),
    );
    expect(reloads).toBe(0);
  });

  test('for a guest makes no request, and redirects nobody to the log-in', async () => {
    context.remove('token');
    const mock = permissions([]);
    await refused();
    // Any request would have been sent by now.
    await refused();
    expect(mock.calls).toHaveLength(0);
    expect(context.get('permissions').status).toBe('idle');
  });

  test('of the check itself makes no further request', async () => {
    mockApi('account.findAdminBranchList', { data: [branch('gone')] });
    const mock = mockApi('session.permissions', { code: 40300, message: '' }, { times: 3 });
    await refused();
    await waitFor(() => expect(context.get('permissions').status).toBe('failed'));
    expect(mock.calls).toHaveLength(1);
  });
});
