import { setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import nock from 'nock';
import { articleOf, categoryOf, idOf, pageOf, summaryOf } from '../testing/articles';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };

beforeEach(() => signIn(['cms.read']));
afterEach(() => nock.cleanAll());

it('an article looks as its readers see it, below a line that says what it is', async () => {
  const article = articleOf(1, { title: '开班', categoryName: '新闻', status: 'review' });
  mockApi('article.findById', { data: article });
  visit(`/content/articles/pvwp?id=${idOf(1)}`);
  expect(await screen.findByRole('article', { name: '开班' })).toHaveTextContent(
    /新闻.*何文清 · 尚未发布.*正文内容/,
  );
  expect(screen.getByText('预览：待审核')).toBeVisible();
  // the layout around the app is the page's only main landmark
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(document.title).toMatch(/^开班 ·/);
});

it('a former version, and a dissertation with its details', async () => {
  const thesis = articleOf(2, {
    ...{ kind: 'dissertation', title: '收纳研究', supervisor: '陈志远', year: 2026 },
    ...{ summary: '提要', keywords: ['家政', '收纳'], publishedAt: '2026-11-01T02:00:00Z' },
    attachment: { resourceId: 'r', title: '全文.pdf', url: '/files/r' },
  });
  const mock = mockApi('article.findRevision', { data: thesis });
  visit(`/content/dissertation/preview?id=${idOf(2)}&version=3`);
  const read = await screen.findByRole('article', { name: '收纳研究' });
  expect(read).toHaveTextContent(/2026\/11\/01.*指导教师.*陈志远.*年份.*2026.*提要/);
  expect(read).toHaveTextContent('关键词：家政、收纳');
  expect(screen.getByRole('link', { name: '全文.pdf' })).toBeVisible();
  expect(screen.getByText('预览：第 3 版')).toBeVisible();
  await act(() => setLanguage('en-US'));
  expect(read).toHaveTextContent('Keywords: 家政, 收纳');
  await act(() => setLanguage('zh-CN'));
  expect(mock.calls[0]?.query).toMatchObject({ id: idOf(2), number: '3' });
});

it.each([
  ['/content/articles/pvwp', 'article.findById'],
  ['/content/classify/pvwp', 'article.findByCondition'],
] as const)('%s says so to people without the permission to see content', async (path, call) => {
  mockApi('resourceCategory.getTree', { code: 40300, message: '没有权限' }, everyTime);
  mockApi(call, { code: 40300, message: '没有权限' }, everyTime);
  visit(`${path}?id=${idOf(1)}`);
  expect(await screen.findByText(/您没有查看内容的权限/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull();
});

it('a category shows its published content', async () => {
  const id = idOf(5);
  mockApi('resourceCategory.getTree', { data: [categoryOf('新闻', { id })] }, everyTime);
  const shown = { status: 'published', isShown: true, publishedNumber: 2 } as const;
  const mock = mockApi('article.findByCondition', { data: pageOf([summaryOf(1, shown)]) });
  visit(`/content/classify/pvwp?id=${id}`);
  expect(await screen.findByRole('heading', { name: '新闻' })).toBeVisible();
  expect(document.title).toMatch(/^新闻 ·/);
  expect(screen.getByRole('link', { name: '文章1' })).toHaveAttribute(
    'href',
    `/cms/content/articles/pvwp?id=${idOf(1)}&version=2`,
  );
  expect(mock.calls[0]?.body).toMatchObject({ isShown: true, categoryId: id });
});

it.each(['/content/articles/pvwp', '/content/dissertation/preview', '/content/classify/pvwp'])(
  '%s without anything to preview says so',
  async (path) => {
    mockApi('resourceCategory.getTree', { data: [] }, everyTime);
    visit(path);
    expect(await screen.findByRole('heading', { name: '没有找到要预览的内容' })).toBeVisible();
    const list = path.replace(/\/(?:pvwp|preview)$/, '');
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', `/cms${list}`);
  },
);
