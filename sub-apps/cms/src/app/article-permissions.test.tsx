import type { ArticleStatus, ArticleSummary } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { articleOf, idOf, pageOf, summaryOf } from '../testing/articles';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const author = ['cms.read', 'cms.write'];
const publisher = ['cms.read', 'cms.publish'];

type State = Partial<ArticleSummary> & { readonly status: ArticleStatus };
const shown = { isShown: true, publishedNumber: 1 };

afterEach(() => nock.cleanAll());

/** The names of a row's actions, those in its menu last. */
async function actionsOf(name: string): Promise<string[]> {
  const row = screen.getByRole('row', { name: new RegExp(name) });
  const cell = within(within(row).getAllByRole('cell').at(-1) as HTMLElement);
  const actions = [...cell.queryAllByRole('link'), ...cell.queryAllByRole('button')];
  const names = actions.map(({ textContent }) => textContent ?? '').filter(Boolean);
  const more = cell.queryByRole('button', { name: `更多 ${name}` });
  if (!more) return names;
  // The menus of other rows may still be closing.
  const otherMenus = screen.queryAllByRole('menu');
  fireEvent.click(more);
  const menu = await waitFor(() => {
    const opened = screen.getAllByRole('menu').find((one) => !otherMenus.includes(one));
    return opened ?? Promise.reject(new Error('the menu is not open yet'));
  });
  const itemNames = within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent ?? '');
  return [...names, ...itemNames];
}

const rows: readonly State[] = [
  { status: 'draft' },
  { status: 'review' },
  { status: 'returned', ...shown },
  { status: 'scheduled' },
  { status: 'published', ...shown },
  { status: 'unpublished' },
];

it.each([
  [
    'an author',
    author,
    [
      ['编辑', '提交审核', '预览', '删除'],
      ['预览', '撤回'],
      ['编辑', '提交审核', '预览', '撤回'],
      ['预览'],
      ['编辑', '预览'],
      ['编辑', '预览', '删除'],
    ],
  ],
  [
    'a publisher',
    publisher,
    [
      ['预览'],
      ['发布', '退回', '定时发布', '预览'],
      ['预览', '取消发布'],
      ['取消定时', '预览'],
      ['预览', '取消发布'],
      ['发布', '预览'],
    ],
  ],
] as const)('the list offers %s what that person may do', async (_, permissions, expected) => {
  signIn(permissions);
  mockApi('resourceCategory.getTree', { data: [] }, everyTime);
  const list = rows.map((state, index) => summaryOf(index + 1, state));
  mockApi('article.findByCondition', { data: pageOf(list) }, everyTime);
  visit('/content/articles');
  await screen.findAllByRole('button', { name: /^(提交审核|退回)/ });
  const offered: string[][] = [];
  for (const { title } of list) offered.push(await actionsOf(title));
  expect(offered).toEqual(expected);
});

const moves = /^(撤\s?回|提交审核|退\s?回|定时发布|取消定时|发\s?布|取消发布|放弃修改|保\s?存)$/;

it.each([
  ['review', author, ['撤回']],
  ['review', publisher, ['退回', '定时发布', '取消发布', '发布']],
  ['returned', author, ['撤回', '放弃修改', '保存', '提交审核']],
  ['returned', publisher, ['取消发布']],
  ['scheduled', publisher, ['取消定时', '取消发布']],
] as const)(
  'the page of one in the state %s offers people with %j: %j',
  async (status, permissions, expected) => {
    signIn(permissions);
    mockApi('resourceCategory.getTree', { data: [] }, everyTime);
    mockApi('article.findRevisions', { data: [] }, everyTime);
    mockApi('article.findById', { data: articleOf(1, { status, ...shown }) }, everyTime);
    visit(`/content/articles/${idOf(1)}`);
    await waitFor(() => {
      const offered = screen.queryAllByRole('button', { name: moves });
      expect(offered.map(({ textContent }) => textContent?.replace(/\s/g, ''))).toEqual(expected);
    });
  },
);
