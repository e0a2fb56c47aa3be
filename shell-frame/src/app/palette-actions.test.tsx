import {
  context,
  offerKeys,
  offerSearch,
  session,
  setLanguage,
  setPageExit,
} from '@edu/shared-utility';
import { mockApi, renderApp, resetContext, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { installDialog } from '../testing/dialog';
import { noParcels } from '../testing/parcels';
import { administrator, branchOf, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

const exits: string[] = [];
const stopFunctions: (() => void)[] = [];

beforeAll(installDialog);
beforeEach(() => {
  resetContext();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  context.set('token', 't');
  context.set('branchList', [branchOf(1), branchOf(2)]);
  context.set('branch', 'branch-1');
  window.history.replaceState(null, '', '/saas/student');
});
afterEach(async () => {
  for (const stop of stopFunctions.splice(0)) stop();
  nock.cleanAll();
  await act(() => setLanguage('zh-CN'));
});

async function show() {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: serverMenu });
  renderApp(<ShellRoot mountParcel={noParcels} />);
  await screen.findByRole('button', { name: /小阳/ });
  return userEvent.setup();
}
const field = () => screen.findByRole('combobox', { name: '搜索' });
const option = (name: RegExp) => screen.findByRole('option', { name });

async function search(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.keyboard('{Control>}k{/Control}');
  await toGetFocus(() => field());
  await screen.findByRole('group', { name: '操作' });
  await user.keyboard(text);
}

test.each([
  ['深色', /^主题：深色/, () => context.get('appearance'), 'dark'],
  ['shezhi', /^设置/, () => window.location.pathname, '/personal/settings'],
])('“%s” and Enter execute it', async (text, name, read, expected) => {
  const user = await show();
  await search(user, text);
  await option(name);
  await user.keyboard('{Enter}');
  expect(read()).toBe(expected);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a branch, a language (for any tenant) and the log-out are found', async () => {
  const logout = jest.spyOn(session, 'logout').mockResolvedValue();
  const user = await show();
  await search(user, '分支');
  expect(await option(/^切换到分支2/)).toBeVisible();
  expect(screen.queryByRole('option', { name: /^切换到分支1/ })).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(context.get('branch')).toBe('branch-2');
  await search(user, 'français{Enter}');
  await waitFor(() => expect(context.get('language')).toBe('fr-FR'));
  await act(() => setLanguage('zh-CN'));
  await search(user, '退出{Enter}');
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
});

test('the log-out has the same English name as in the entrance and the personal centre', async () => {
  const logout = jest.spyOn(session, 'logout').mockResolvedValue();
  const user = await show();
  await act(() => setLanguage('en-US'));
  await user.keyboard('{Control>}k{/Control}');
  await toGetFocus(() => screen.findByRole('combobox', { name: 'Search' }));
  await user.keyboard('sign out');
  expect(await option(/^Sign out/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(logout).toHaveBeenCalled());
});

test('people with several organisations find the switch, with a return address', async () => {
  const organ = { organ: 'o1', name: '总部', actor: 'a1', channel: '1' };
  context.set('organList', [organ, { ...organ, organ: 'o2' }]);
  const user = await show();
  window.history.replaceState(null, '', '/saas/student?status=active#s1');
  await search(user, '切换机构{Enter}');
  expect(window.location.pathname + window.location.search).toBe(
    '/entrance/organ?returnTo=%2Fsaas%2Fstudent%3Fstatus%3Dactive%23s1',
  );
});

test('a language can be changed back to one of the tenant’s', async () => {
  const user = await show();
  await act(() => setLanguage('fr-FR'));
  await user.keyboard('{Control>}k{/Control}');
  await toGetFocus(() => screen.findByRole('combobox', { name: 'Rechercher' }));
  await user.keyboard('简体');
  expect(await option(/^简体中文/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(context.get('language')).toBe('zh-CN'));
});

test('people found by an app are listed below, and an app that fails is one line', async () => {
  stopFunctions.push(
    offerSearch({
      id: 'saas.people',
      label: () => '学员',
      search: async (query) => [
        { id: '1', title: `${query}小明`, detail: '教务部', path: '/saas/student?keyword=1' },
      ],
    }),
    offerSearch({ id: 'cms', label: () => '文章', search: () => Promise.reject(new Error('x')) }),
  );
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const user = await show();
  await search(user, '王');
  const personOption = await option(/^王小明/);
  expect(personOption).toHaveTextContent('教务部');
  expect(await screen.findByText('“文章”暂时无法搜索')).toBeVisible();
  await waitFor(() => expect(personOption).toHaveAttribute('aria-selected', 'true'));
  // Shift+Enter marks only pages as favourites; a result of an app is opened
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(window.location.pathname + window.location.search).toBe('/saas/student?keyword=1');
  expect(localStorage.getItem('keep:frame:favourites:localhost:u1')).toBeNull();
});

test('`?` shows the keys and Escape returns the focus; in a field it is a letter', async () => {
  const user = await show();
  const menu = screen.getByRole('button', { name: /小阳/ });
  menu.focus();
  await user.keyboard('?');
  const list = await screen.findByRole('dialog', { name: '键盘快捷键' });
  expect(list).toHaveTextContent('搜索页面、操作和人Ctrl + K');
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  // no second dialog opens
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu).toHaveFocus();

  const words = document.createElement('input');
  document.body.append(words);
  words.focus();
  await user.keyboard('?');
  expect(words).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  words.remove();
});

test('the keys are an action of the search, too', async () => {
  const user = await show();
  await search(user, '快捷键{Enter}');
  expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the sheet of keys contains those of the page, as long as it is mounted', async () => {
  const user = await show();
  const withdraw = offerKeys({
    id: 'cms.list',
    label: () => '列表',
    keys: [
      { label: () => '下一行', keys: ['j'] },
      { label: () => '保存', keys: ['Ctrl+S'] },
    ],
  });
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: '键盘快捷键' });
  const group = within(sheet).getByRole('region', { name: '列表' });
  expect(group).toHaveTextContent('列表下一行j保存Ctrl + S');
  withdraw();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: '键盘快捷键' });
  expect(screen.queryByRole('region', { name: '列表' })).toBeNull();
});
