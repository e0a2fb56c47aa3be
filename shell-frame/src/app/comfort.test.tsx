import { context, emit, navigate, setPageExit, unsaved } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { installDialog } from '../testing/dialog';
import { noParcels } from '../testing/parcels';
import { administrator, branchOf, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

const exits: string[] = [];
let content: HTMLElement;

beforeAll(installDialog);
beforeEach(() => {
  resetContext();
  exits.length = 0;
  setPageExit({ assign: (url) => exits.push(url), reload: () => exits.push('reload') });
  context.set('token', 't');
  context.set('branchList', [branchOf(1), branchOf(2)]);
  context.set('branch', 'branch-1');
  window.history.replaceState(null, '', '/saas/student');
  content = document.createElement('main');
  content.id = 'edu-content';
  content.tabIndex = -1;
  document.body.append(content);
});
afterEach(() => {
  content.remove();
  nock.cleanAll();
});

async function show() {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: serverMenu });
  renderApp(<ShellRoot mountParcel={noParcels} />);
  await screen.findByRole('button', { name: /小阳/ });
  return userEvent.setup();
}

function arrive(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new Event('single-spa:routing-event'));
  });
}

test('appearance and density are chosen in the user menu and survive the session', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: /小阳/ }));
  const choices = within(screen.getByRole('group', { name: '外观' }));
  expect(choices.getByRole('menuitemradio', { name: '跟随系统' })).toBeChecked();
  // the keyboard begins at the top of the menu, not at a choice in it
  expect(screen.getByRole('menuitem', { name: '个人中心' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(choices.getByRole('menuitemradio', { name: '深色' })).toBeChecked();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /小阳/ }));
  expect(screen.getByRole('menuitem', { name: '设置' })).toHaveAttribute(
    'href',
    '/personal/settings',
  );
  act(() => context.set('density', 'compact'));
  expect([context.get('appearance'), context.get('density')]).toEqual(['dark', 'compact']);
  context.clear();
  expect([context.get('appearance'), context.get('density')]).toEqual(['dark', 'compact']);
});

test('tabs follow the addresses, can be closed, and keep the home page', async () => {
  const user = await show();
  act(() => context.set('tabBar', true));
  const bar = await screen.findByRole('navigation', { name: '已打开的页面' });
  const links = () =>
    within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  arrive('/saas/class?page=2');
  arrive('/saas/downtown');
  arrive('/saas/class?page=3');
  expect(links()).toEqual(['/saas/student', '/saas/class?page=3', '/saas/downtown']);
  expect(within(bar).queryByRole('button', { name: '关闭 学员管理' })).toBeNull();
  await user.click(within(bar).getByRole('button', { name: '关闭 班级' }));
  expect(window.location.pathname).toBe('/saas/downtown');
  expect(links()).toEqual(['/saas/student', '/saas/downtown']);
  await user.pointer({
    keys: '[MouseMiddle]',
    target: within(bar).getByRole('link', { name: '数据大盘' }),
  });
  expect(links()).toEqual(['/saas/student']);
});

test('if the tab shows the page’s name, the breadcrumb of it is for screen readers only; added ones are visible', async () => {
  await show();
  const current = () =>
    within(screen.getByRole('navigation', { name: '当前位置' }))
      .getAllByRole('listitem')
      .at(-1);
  arrive('/saas/class');
  expect(current()).toHaveTextContent('班级');
  expect(current()).toHaveAttribute('aria-current', 'page');
  expect(current()).not.toHaveClass('esf-hidden');
  act(() => context.set('tabBar', true));
  await screen.findByRole('navigation', { name: '已打开的页面' });
  expect(current()).toHaveTextContent('班级');
  expect(current()).toHaveClass('esf-hidden');
  act(() => emit('breadcrumb:append', { label: '张三' }));
  expect(current()).toHaveTextContent('张三');
  expect(current()).not.toHaveClass('esf-hidden');
});

test('closing a tab moves the focus to its neighbour', async () => {
  const user = await show();
  act(() => context.set('tabBar', true));
  const bar = await screen.findByRole('navigation', { name: '已打开的页面' });
  const links = () => within(bar).getAllByRole('link');
  arrive('/saas/downtown');
  arrive('/saas/class');
  await user.click(within(bar).getByRole('button', { name: '关闭 数据大盘' }));
  expect(within(bar).getByRole('link', { name: '班级' })).toHaveFocus();
  expect(links()).toHaveLength(2);
  arrive('/saas/downtown');
  arrive('/saas/class');
  await user.click(within(bar).getByRole('button', { name: '关闭其他' }));
  expect(within(bar).getByRole('link', { name: '班级' })).toHaveFocus();
  expect(links()).toHaveLength(2);
});

test('the menu of a tab closes it, those right of it or all others, by keyboard too', async () => {
  const user = await show();
  act(() => context.set('tabBar', true));
  arrive('/saas/downtown');
  arrive('/saas/class');
  const bar = within(await screen.findByRole('navigation', { name: '已打开的页面' }));
  const links = () => bar.getAllByRole('link').map((link) => link.getAttribute('href'));
  const ask = async (name: string) => {
    await user.pointer({ keys: '[MouseRight]', target: bar.getByRole('link', { name }) });
    return within(screen.getByRole('menu', { name })).getAllByRole('menuitem');
  };
  const words = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

  // the menu of the home tab has no entry to close it; its first entry opens a new browser tab
  const ofHome = await ask('学员管理');
  expect(words(ofHome)).toEqual(['在新标签页打开', '关闭其他', '关闭右侧']);
  expect(ofHome[0]).toHaveAttribute('target', '_blank');
  expect(ofHome[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(bar.getByRole('link', { name: '学员管理' })).toHaveFocus();

  // the current page is among those to close, so the person is asked about its unsaved input
  const end = unsaved.guard(() => true);
  await ask('学员管理');
  await user.keyboard('{End}{Enter}');
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(links()).toEqual(['/saas/student', '/saas/downtown', '/saas/class']);
  end();

  expect(words(await ask('数据大盘'))).toEqual(['在新标签页打开', '关闭', '关闭其他', '关闭右侧']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(links()).toEqual(['/saas/student', '/saas/class']);
  expect(bar.getByRole('link', { name: '班级' })).toHaveFocus();
  expect(words(await ask('班级'))).toEqual(['在新标签页打开', '关闭']);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await ask('学员管理');
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(links()).toEqual(['/saas/student']));
  expect(window.location.pathname).toBe('/saas/student');
});

test('the next person in this browser tab sees none of the previous person’s pages', async () => {
  await show();
  act(() => context.set('tabBar', true));
  await screen.findByRole('navigation', { name: '已打开的页面' });
  const links = () =>
    screen
      .queryAllByRole('navigation', { name: '已打开的页面' })
      .flatMap((bar) => within(bar).queryAllByRole('link', { name: '班级' }));
  arrive('/saas/class');
  expect(links()).toHaveLength(1);
  const stored = () => Object.entries(sessionStorage).filter(([key]) => key.includes('tabs'));
  await waitFor(() => expect(String(stored())).toContain('/saas/class'));
  act(() => context.set('userInfo', { ...administrator, userId: 'u2' }));
  await waitFor(() => expect(links()).toHaveLength(0));
  act(() => context.set('userInfo', administrator));
  await waitFor(() => expect(links()).toHaveLength(1));
});

test('in another language a tab is named like its menu entry', async () => {
  await show();
  act(() => context.set('tabBar', true));
  arrive('/saas/class');
  arrive('/saas/student');
  const bar = await screen.findByRole('navigation', { name: '已打开的页面' });
  const names = () =>
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names()).toEqual(['学员管理', '班级']);
  const translated = JSON.parse(JSON.stringify(serverMenu).replaceAll('班级', 'Classes'));
  mockApi('user.getUserMenu', { data: translated });
  act(() => emit('language:changed', { language: 'en-US' }));
  await waitFor(() => expect(names()).toEqual(['学员管理', 'Classes']));
});

test('unsaved input is asked about before a link, a branch and a log-out', async () => {
  const user = await show();
  const end = unsaved.guard(() => true);
  act(() => navigate('/saas/downtown'));
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(window.location.pathname).toBe('/saas/student');
  await user.click(screen.getByRole('button', { name: /当前分支/ }));
  await user.click(screen.getByRole('menuitemradio', { name: '分支2' }));
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(context.get('branch')).toBe('branch-1');
  act(() => navigate('/saas/downtown'));
  await user.click(await screen.findByRole('button', { name: '放弃并离开' }));
  expect(window.location.pathname).toBe('/saas/downtown');
  end();
});

test('a log-out lists the pages whose drafts it would delete', async () => {
  localStorage.setItem('keep:draft:saas.paper:u1:before', '{}');
  const user = await show();
  const draft = (key: string) => localStorage.setItem(`keep:draft:${key}`, '{}');
  const titled = async (title: string) => {
    document.title = title;
    await act(async () => {});
  };
  await titled('编辑文章 · 阳光教育');
  draft('cms.article:u1:a1');
  arrive('/saas/class');
  await titled('班级 · 阳光教育');
  act(() => emit('navigation:done', { path: '/saas/class' }));
  const end = unsaved.guard(() => true);
  await user.click(screen.getByRole('button', { name: /小阳/ }));
  await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
  const question = await screen.findByRole('dialog', { name: '有未保存的内容' });
  expect(question).toHaveTextContent('退出登录后，以下未保存的内容将丢失：');
  const names = within(question).getAllByRole('listitem');
  expect(names.map((item) => item.textContent)).toEqual(['班级', '编辑文章', '此设备上的其他草稿']);
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  act(() => navigate('/saas/downtown'));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('退出登录');
  await user.click(screen.getByRole('button', { name: '继续编辑' }));
  end();
});

test('a window that loses the focus stores which page its drafts belong to', async () => {
  await show();
  document.title = '编辑文章 · 阳光教育';
  await act(async () => {});
  localStorage.setItem('keep:draft:cms.article:u1:a2', '{}');
  window.dispatchEvent(new Event('blur'));
  const stored = localStorage.getItem('frame:draft-pages');
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ 'keep:draft:cms.article:u1:a2': '编辑文章' });
});

test('a switch of the branch that fails keeps unsaved input guarded', async () => {
  const user = await show();
  act(() => context.set('frontendConfig', [{ key: 'isNewSaas', value: 'true' }]));
  const end = unsaved.guard(() => true);
  const refused = mockApi('accountNew.switchBranch', { code: 40300, message: '没有权限' });
  await user.click(screen.getByRole('button', { name: /当前分支/ }));
  await user.click(screen.getByRole('menuitemradio', { name: '分支2' }));
  await user.click(await screen.findByRole('button', { name: '放弃并离开' }));
  await waitFor(() => expect(refused.calls).toHaveLength(1));
  await waitFor(() => expect(unsaved.any()).toBe(true));
  expect(context.get('branch')).toBe('branch-1');
  expect(exits).toEqual([]);
  end();
});

test('after a navigation the page has the focus and its name is announced', async () => {
  await show();
  await screen.findByRole('link', { name: '数据大盘' });
  expect(content).not.toHaveFocus();
  arrive('/saas/downtown');
  expect(content).toHaveFocus();
  expect(screen.getByText('已打开 数据大盘')).toBeInTheDocument();
});

test('a page that redirects does not take the focus from an open menu', async () => {
  const user = await show();
  await screen.findByRole('link', { name: '数据大盘' });
  await user.click(screen.getByRole('button', { name: /小阳/ }));
  const entry = screen.getByRole('menuitem', { name: '个人中心' });
  const replaceAddress = (path: string) =>
    act(() => {
      window.history.replaceState(null, '', path);
      const originalEvent = { singleSpaTrigger: 'replaceState' };
      window.dispatchEvent(
        new CustomEvent('single-spa:before-routing-event', { detail: { originalEvent } }),
      );
    });
  replaceAddress('/saas/class');
  expect(entry).toHaveFocus();
  arrive('/saas/downtown');
  expect(content).toHaveFocus();
  // a link that has the focus led here, so the focus moves to the page
  act(() => screen.getByRole('link', { name: '数据大盘' }).focus());
  replaceAddress('/saas/student');
  expect(content).toHaveFocus();
});

test('the first Tab offers a link to skip the frame', async () => {
  const user = await show();
  await user.tab();
  expect(screen.getByRole('link', { name: '跳到页面内容' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(content).toHaveFocus();
});
