import { context } from '@edu/shared-utility';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi } from '../../testing';
import { pageOf, person, rowOf, signIn, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(() => {
  signIn();
  localStorage.clear();
  context.set('token', 't');
  context.set('organ', 'o1');
  context.set('actor', 'a1');
  mockApi('user.findByCondition', pageOf([person(1)]), { times: 9 });
});

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

async function openSettings() {
  await rowOf('人1');
  await userEvent.click(screen.getByRole('button', { name: '列与视图' }));
  return within(await screen.findByRole('dialog', { name: '列与视图' }));
}

it('hides, moves and widens columns, and restores the settings', async () => {
  const first = visit(<PeoplePage />);
  const dialog = await openSettings();
  await userEvent.click(dialog.getByRole('checkbox', { name: '邮箱' }));
  await userEvent.click(dialog.getByRole('button', { name: '下移姓名' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: '姓名的宽度' }), '240');
  await userEvent.click(dialog.getByRole('button', { name: /完.?成/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heads()).toEqual(['手机号', '姓名', '操作']);
  first.unmount();
  visit(<PeoplePage />);
  await rowOf('人1');
  expect(heads()).toEqual(['手机号', '姓名', '操作']);
});

it('never hides the last column, and can be reset', async () => {
  visit(<PeoplePage />);
  const dialog = await openSettings();
  await userEvent.click(dialog.getByRole('checkbox', { name: '邮箱' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '手机号' }));
  expect(dialog.getByRole('checkbox', { name: '姓名' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '恢复默认列' }));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: '邮箱' })).toBeChecked());
});

it('saves conditions and order as a personal view, and deletes it', async () => {
  visit(<PeoplePage />, '?keyword=a&sort=-name&page=2');
  const dialog = await openSettings();
  await userEvent.type(dialog.getByRole('textbox', { name: '视图名称' }), '我的 {Enter}');
  await userEvent.click(dialog.getByRole('button', { name: /完.?成/ }));
  const ownView = await screen.findByRole('link', { name: '我的' });
  expect(ownView).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '全部' })).not.toHaveAttribute('aria-current');
  await userEvent.click(screen.getByRole('link', { name: '正常' }));
  await userEvent.click(ownView);
  expect(window.location.search).toBe('?keyword=a&sort=-name');

  const reopened = await openSettings();
  await userEvent.type(reopened.getByRole('textbox', { name: '视图名称' }), '我的');
  expect(reopened.getByText('已有同名视图')).toBeVisible();
  expect(reopened.getByRole('button', { name: '保存当前条件' })).toBeDisabled();
  await userEvent.click(reopened.getByRole('button', { name: '删除视图我的' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '我的' })).toBeNull());
});
