import { type PublishedArticle, type ReadArticle, setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

const shown: PublishedArticle = {
  ...{ id: 'a1', kind: 'article', title: '冬季班开课', slug: 'a', summary: '时间与地点' },
  ...{ authors: ['何文清'], categoryName: '新闻', cover: null, organName: '阳光教育', year: null },
  publishedAt: '2026-11-20T02:00:00Z',
};
const pageOf = (list: PublishedArticle[]) => ({
  list,
  total: list.length,
  pageNum: 1,
  pageSize: 4,
});
const everyTime = { times: Number.POSITIVE_INFINITY };

it('recently published articles are on the first page, which links to all of them', async () => {
  mockApi('article.findPublished', { data: pageOf([shown]) }, everyTime);
  mockApi('studentCourse.findRecommendCourse', { data: [] });
  mockApi('studentCourse.findHotCourse', { data: [] });
  const emptyPage = { list: [], total: 0, pageNum: 1, pageSize: 20 };
  mockApi('studentCourse.findCourseList', { data: emptyPage }, everyTime);
  visit('/courses');
  const news = await screen.findByRole('region', { name: '资讯' });
  expect(within(news).getByRole('link', { name: '冬季班开课' })).toHaveAttribute(
    'href',
    '/learn/articles/a1',
  );
  await userEvent.click(within(news).getByRole('link', { name: '全部资讯' }));
  await waitFor(() => expect(window.location.pathname).toBe('/learn/articles'));
});

it('articles are searched by kind and keyword, which are in the address', async () => {
  const mock = mockApi('article.findPublished', { data: pageOf([shown]) }, everyTime);
  visit('/articles');
  expect(await screen.findByText('时间与地点')).toBeVisible();
  expect(document.title).toMatch(/^资讯 ·/);
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: '搜索标题或摘要' }), '冬季{Enter}');
  await user.click(screen.getByRole('button', { name: '论文' }));
  await waitFor(() =>
    expect(mock.calls.at(-1)?.query).toMatchObject({ kind: 'dissertation', keyword: '冬季' }),
  );
  expect(window.location.search).toBe(`?kind=dissertation&keyword=${encodeURIComponent('冬季')}`);
});

it('authors are separated as the language does', async () => {
  const authors = ['何文清', '陈志远'];
  mockApi('article.findPublished', { data: pageOf([{ ...shown, authors }]) }, everyTime);
  visit('/articles');
  expect(await screen.findByText(/何文清、陈志远/)).toBeVisible();
  await act(() => setLanguage('fr-FR'));
  expect(screen.getByText(/何文清, 陈志远/)).toBeVisible();
  await act(() => setLanguage('zh-CN'));
});

it('the link back leads to the list as it was, with its kind and keyword', async () => {
  mockApi('article.findPublished', { data: pageOf([shown]) }, everyTime);
  mockApi('article.readPublished', { code: 40400, message: '没有' });
  visit('/articles?kind=dissertation&keyword=x');
  await userEvent.click(await screen.findByRole('link', { name: '冬季班开课' }));
  expect(await screen.findByText(/可能已取消发布/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '返回资讯' }));
  expect(await screen.findByRole('button', { name: '论文', pressed: true })).toBeVisible();
  expect(window.location.search).toBe('?kind=dissertation&keyword=x');
});

it('an article has its own page; a removed one says so', async () => {
  const read: ReadArticle = {
    ...shown,
    ...{ keywords: [], supervisor: '', institution: '', documentFiles: [], attachment: null },
    document: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '十二月一日开课' }] }],
    },
  };
  mockApi('article.readPublished', { data: read });
  visit('/articles/a1');
  expect(await screen.findByRole('article', { name: '冬季班开课' })).toHaveTextContent(
    /何文清.*阳光教育.*十二月一日开课/,
  );
  expect(document.title).toMatch(/^冬季班开课 ·/);
  mockApi('article.readPublished', { code: 40400, message: '没有' });
  visit('/articles/a2');
  expect(await screen.findByText(/可能已取消发布/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '文章不可用' })).toBeVisible();
  expect(document.title).toMatch(/^文章不可用 ·/);
});

it('an article that failed to load has a heading too', async () => {
  mockApi('article.readPublished', { code: 50000, message: '服务器开小差了' });
  visit('/articles/a3');
  expect(await screen.findByText('服务器开小差了')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
});
