import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { categoryOf } from '../testing/articles';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => signIn());
afterEach(() => nock.cleanAll());

const tree = [
  categoryOf('新闻', {
    uses: 1,
    children: [categoryOf('活动', { parentId: '新闻', uses: 2 })],
  }),
  categoryOf('政策', { order: 1 }),
];

it('shows categories below each other with their contents', async () => {
  mockApi('resourceCategory.getTree', { data: tree }, everyTime);
  visit('/content/classify');
  expect(await screen.findByText('新闻')).toBeVisible();
  expect(screen.getByText('3 篇')).toBeVisible();
  expect(screen.getByRole('link', { name: '预览 活动' })).toHaveAttribute(
    'href',
    `/cms/content/classify/pvwp?id=活动`,
  );
});

it('says so to people without the permission to see content', async () => {
  mockApi('resourceCategory.getTree', { code: 40300, message: '没有权限' }, everyTime);
  visit('/content/classify');
  expect(await screen.findByText(/您没有查看内容的权限/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull();
});

it('one is added below another, renamed, and moved among its siblings', async () => {
  mockApi('resourceCategory.getTree', { data: tree }, everyTime);
  visit('/content/classify');
  const user = userEvent.setup();
  const actionsButton = (name: string) => screen.findByRole('button', { name: `“${name}”的操作` });
  await user.click(await actionsButton('新闻'));
  await user.click(await screen.findByRole('menuitem', { name: '添加下级' }));
  const added = mockApi('resourceCategory.add', { data: { id: 'x' } });
  const dialog = await screen.findByRole('dialog', { name: '添加分类' });
  await user.type(await within(dialog).findByLabelText('名称'), '公告');
  await user.click(within(dialog).getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() =>
    expect(added.calls[0]?.body).toEqual({ type: 'article', name: '公告', parentId: '新闻' }),
  );
  await user.click(await actionsButton('政策'));
  const moved = mockApi('resourceCategory.updateById', { data: null });
  const ups = await screen.findAllByRole('menuitem', { name: '上移' });
  await user.click(ups.at(-1) as HTMLElement);
  await waitFor(() => expect(moved.calls[0]?.body).toEqual({ id: '政策', version: 1, order: 0 }));
});

it('without a network a failed save says so, and keeps the input and the categories', async () => {
  mockApi('resourceCategory.getTree', { data: tree });
  visit('/content/classify');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '“政策”的操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '修改分类' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改分类' }));
  await user.type(await dialog.findByLabelText('名称'), '法规');
  mockApi('resourceCategory.updateById', { networkError: true });
  mockApi('resourceCategory.getTree', { networkError: true }, everyTime);
  await user.click(dialog.getByRole('button', { name: /^保\s?存$/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('不知道是否已保存');
  expect(dialog.getByLabelText('名称')).toHaveValue('政策法规');
  expect(await screen.findByText('分类加载失败')).toBeInTheDocument();
  expect(screen.getByText('新闻')).toBeInTheDocument();
  expect(screen.getByText('活动')).toBeInTheDocument();
});

it('one in use is not deleted, an empty one is after a confirmation', async () => {
  mockApi('resourceCategory.getTree', { data: tree }, everyTime);
  visit('/content/classify');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '“活动”的操作' }));
  expect(
    await screen.findByRole('menuitem', { name: '其中有 2 篇内容，不能删除' }),
  ).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '“政策”的操作' }));
  const items = await screen.findAllByRole('menuitem', { name: '删除' });
  await user.click(items.at(-1) as HTMLElement);
  const removed = mockApi('resourceCategory.delete', { data: null });
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() => expect(removed.calls).toHaveLength(1));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('已删除'));
});
