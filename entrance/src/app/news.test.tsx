import type { PublishedArticle, ReadArticle } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, freshPersonEachTest, open } from '../testing';

freshPersonEachTest();

const shown: PublishedArticle = {
  ...{
    id: 'a1',
    kind: 'article',
    title: '冬季班开课',
    slug: 'a',
    summary: '',
    authors: ['何文清'],
  },
  ...{ categoryName: '新闻', cover: null, organName: '阳光教育', year: null },
  publishedAt: '2026-11-20T02:00:00Z',
};
const read: ReadArticle = {
  ...shown,
  ...{ keywords: [], supervisor: '', institution: '', documentFiles: [], attachment: null },
  document: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '十二月一日开课' }] }],
  },
};

it('the tenant’s published news is shown below the form and can be read without a log-in', async () => {
  const page = { list: [shown], total: 1, pageNum: 1, pageSize: 3 };
  const mock = mockApi('news.find', { data: page }, { times: 3 });
  open('/entrance/login?returnTo=%2Fsaas%2Fhome');
  const news = await screen.findByRole('region', { name: '资讯' });
  expect(mock.calls[0]?.query).toMatchObject({ pageNum: '1', pageSize: '3' });
  mockApi('news.findById', { data: read });
  await userEvent.click(within(news).getByRole('link', { name: '冬季班开课' }));
  expect(await screen.findByRole('article', { name: '冬季班开课' })).toHaveTextContent(
    /新闻.*何文清.*阳光教育.*十二月一日开课/,
  );
  expect(address()).toBe('/entrance/news?returnTo=%2Fsaas%2Fhome&id=a');
  // the layout around the app is the page's only main landmark
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(document.title).toMatch(/^冬季班开课 · /);
  expect(document.title).not.toBe('冬季班开课 · 冬季班开课');
  await userEvent.click(screen.getByRole('link', { name: '返回登录' }));
  expect(address()).toBe('/entrance/login?returnTo=%2Fsaas%2Fhome');
});

it('all news has its own page, ten more at a time, each with its picture', async () => {
  const articles = Array.from({ length: 12 }, (_, at) => ({
    ...{ ...shown, id: `a${at}`, slug: `s${at}`, title: `要闻${at}` },
    cover: at === 0 ? '/files/p/thumbnail/cover?for=article%3Aa0&proof=x' : null,
  }));
  mockApi('news.find', {
    data: { list: articles.slice(0, 10), total: 12, pageNum: 1, pageSize: 10 },
  });
  open('/entrance/news');
  const news = within(await screen.findByRole('region', { name: '资讯' }));
  expect(await news.findAllByRole('listitem')).toHaveLength(10);
  expect(news.getByRole('presentation')).toHaveAttribute('src', articles[0]?.cover);
  mockApi('news.find', { networkError: true });
  await userEvent.click(news.getByRole('button', { name: '加载更多' }));
  expect(await news.findByText('内容没有加载出来')).toBeVisible();
  // The tenth article comes again, since another one was published meanwhile.
  mockApi('news.find', { data: { list: articles.slice(9), total: 12, pageNum: 2, pageSize: 10 } });
  await userEvent.click(news.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(news.getAllByRole('listitem')).toHaveLength(12));
  expect(news.queryByRole('button', { name: '加载更多' })).toBeNull();
});

it('the log-in page links to all news if there is more than it shows', async () => {
  const page = { list: [shown], total: 5, pageNum: 1, pageSize: 3 };
  mockApi('news.find', { data: page }, { times: 3 });
  open('/entrance/login');
  const allLink = await screen.findByRole('link', { name: '全部资讯（5）' });
  expect(allLink).toHaveAttribute('href', '/entrance/news');
});

it('an article that is no longer published says so, and a failure can be retried', async () => {
  mockApi('news.findById', { code: 50000, message: '服务器开小差了' });
  open('/entrance/news?id=a1');
  expect(await screen.findByText('服务器开小差了')).toBeVisible();
  mockApi('news.findById', { code: 40400, message: '没有' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/可能已取消发布/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible();
});

it('without news the form is alone', async () => {
  const emptyPage = { list: [], total: 0, pageNum: 1, pageSize: 3 };
  mockApi('news.find', { data: emptyPage });
  open('/entrance/login');
  expect(await screen.findByRole('heading', { name: '登录' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '资讯' })).toBeNull();
});
