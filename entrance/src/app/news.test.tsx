import type { PublishedArticle, ReadArticle } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
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

it('what the tenant shows stands below the form, and is read without a log-in', async () => {
  const page = { list: [shown], total: 1, pageNum: 1, pageSize: 3 };
  const asked = mockApi('news.find', { data: page }, { times: 3 });
  open('/entrance/login?returnTo=%2Fsaas%2Fhome');
  const news = await screen.findByRole('region', { name: '资讯' }, { timeout: 4000 });
  expect(asked.calls[0]?.query).toMatchObject({ pageNum: '1', pageSize: '3' });
  mockApi('news.findById', { data: read });
  await userEvent.click(within(news).getByRole('link', { name: '冬季班开课' }));
  expect(await screen.findByRole('article', { name: '冬季班开课' })).toHaveTextContent(
    /新闻.*何文清.*阳光教育.*十二月一日开课/,
  );
  expect(address()).toBe('/entrance/news?returnTo=%2Fsaas%2Fhome&id=a1');
  await userEvent.click(screen.getByRole('link', { name: '返回登录' }));
  expect(address()).toBe('/entrance/login?returnTo=%2Fsaas%2Fhome');
});

it('one that is no longer shown says so, and a failure is tried again', async () => {
  mockApi('news.findById', { code: 50000, message: '服务器开小差了' });
  open('/entrance/news?id=a1');
  expect(await screen.findByText('服务器开小差了')).toBeVisible();
  mockApi('news.findById', { code: 40400, message: '没有' });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/可能已取消发布/)).toBeVisible();
});

it('without any the form stands alone', async () => {
  const none = { list: [], total: 0, pageNum: 1, pageSize: 3 };
  mockApi('news.find', { data: none });
  open('/entrance/login');
  expect(await screen.findByRole('heading', { name: '登录' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '资讯' })).toBeNull();
});
