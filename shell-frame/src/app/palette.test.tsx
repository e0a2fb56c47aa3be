import { context, setLanguage } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext, toGetFocus } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { installDialog } from '../testing/dialog';
import { noParcels } from '../testing/parcels';
import { administrator, menuNode, serverMenu } from '../testing/people';
import { ShellRoot } from './root';

beforeAll(installDialog);
beforeEach(() => {
  resetContext();
  context.set('token', 't');
  context.set('branchList', []);
  window.history.replaceState(null, '', '/saas/student');
});
afterEach(() => nock.cleanAll());

async function show(menu = serverMenu) {
  mockApi('account.getUserInfo', { data: administrator });
  mockApi('user.getUserMenu', { data: menu });
  const view = renderApp(<ShellRoot mountParcel={noParcels} />);
  await screen.findByRole('button', { name: /小阳/ });
  return { user: userEvent.setup(), view };
}
const field = () => screen.findByRole('combobox', { name: '搜索' });
const options = (): string[] =>
  screen.getAllByRole('option').map((option) => option.textContent ?? '');

test('Ctrl-K searches by initials and opens the page with Enter', async () => {
  const { user } = await show();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  expect(input).toHaveFocus();
  await user.type(input, 'sjdp');
  await waitFor(() => expect(options()).toEqual(['数据大盘']));
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/saas/downtown');
  expect(screen.queryByRole('dialog')).toBeNull();
}, 15_000);

test('arrows move the selection, and no match says so', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: '搜索' }));
  const input = await field();
  await user.keyboard('{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  await user.type(input, 'qqqq');
  expect(await screen.findByText('没有匹配的内容，换个词试试')).toBeVisible();
  await user.keyboard('{Escape}');
});

test('favourites and recent pages belong to the user of this tenant', async () => {
  const first = await show();
  await first.user.keyboard('{Control>}k{/Control}');
  const input = await field();
  await first.user.type(input, '班级');
  await waitFor(() => expect(options()).toHaveLength(1));
  await first.user.keyboard('{Shift>}{Enter}{/Shift}');
  first.view.unmount();

  const { user } = await show();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  const favourites = screen.getByRole('group', { name: '收藏' });
  expect(within(favourites).getByRole('option', { name: /班级/ })).toBeVisible();
  expect(
    within(screen.getByRole('group', { name: '最近访问' })).getAllByRole('option'),
  ).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('keep:frame:'))).toContain(
    'keep:frame:favourites:localhost:u1',
  );
});

test('another tenant on the same host has its own favourites', async () => {
  localStorage.setItem('keep:frame:favourites:localhost:u1', '["/saas/class"]');
  context.set('saas', 's2');
  const { user } = await show();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.queryByRole('group', { name: '收藏' })).toBeNull();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(localStorage.getItem('keep:frame:favourites:localhost:s2:u1')).not.toBeNull();
});

test('a favourite whose permission was removed is not offered', async () => {
  localStorage.setItem(
    'keep:frame:favourites:localhost:u1',
    '["/saas/gone","javascript:alert(1)"]',
  );
  const { user } = await show([menuNode('1', '学员', '/student', 2)]);
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.queryByRole('group', { name: '收藏' })).toBeNull();
});

test.each([
  ['a dialog of the frame', '<dialog open aria-label="登录已超时"></dialog>', false],
  [
    'a dialog of an app',
    '<div class="ant-modal-wrap"><div role="dialog" aria-modal="true"></div></div>',
    false,
  ],
  [
    'a dialog that is closed',
    '<div style="display: none;"><div role="dialog" aria-modal="true"></div></div>',
    true,
  ],
  [
    'a drawer that is closed by a class',
    '<style>.closed{display:none}</style><div class="closed"><div role="dialog" aria-modal="true"></div></div>',
    true,
  ],
])('over %s Ctrl-K opens only what may be on top', async (_, html, opens) => {
  const { user } = await show();
  const overlay = document.createElement('div');
  overlay.innerHTML = html;
  document.body.append(overlay);
  await user.keyboard('{Control>}k{/Control}');
  if (opens) await toGetFocus(() => field());
  else {
    overlay.remove();
    // The palette must open by the second Ctrl-K and not late by the first.
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await toGetFocus(() => field());
  }
  overlay.remove();
});

test('in French one match is in the singular, and keys have the names of a French keyboard', async () => {
  const { user } = await show();
  await act(() => setLanguage('fr-FR'));
  await user.keyboard('?');
  expect(await screen.findByText('Maj + Entrée')).toBeVisible();
  expect(screen.getByText('Échap')).toBeVisible();
  expect(screen.queryByText('Enter')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), '班级');
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(screen.getByText('1 entrée')).toBeInTheDocument();
  await act(() => setLanguage('zh-CN'));
});
