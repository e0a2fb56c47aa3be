import { context } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import nock from 'nock';
import { applyTitle, loadTenant } from './tenant';

const configuration = {
  tenantName: '阳光教育',
  pageTitle: '阳光教育管理平台',
  logo: '/logo.svg',
  entries: [{ key: 'theme', value: 'red' }],
  domains: [],
};

function page(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'edu-tenant';
  meta.content = content;
  document.head.replaceChildren(meta);
}

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

test('uses the configuration that came with the page, without a call', async () => {
  page(JSON.stringify(configuration));
  const call = mockApi('configuration.find', { data: { ...configuration, pageTitle: 'other' } });
  await loadTenant();
  expect(document.title).toBe('阳光教育管理平台');
  expect(context.get('theme')).toBe('red');
  expect(call.calls).toHaveLength(0);
});

test.each(['', 'no JSON'])('requests it if the page contains %p', async (content) => {
  page(content);
  mockApi('configuration.find', { data: configuration });
  await loadTenant();
  expect(document.title).toBe('阳光教育管理平台');
  expect(context.get('logo')).toBe('/logo.svg');
});

test('a failure keeps the default title', async () => {
  page('');
  mockApi('configuration.find', { code: 40003, message: '租户不存在' });
  await loadTenant();
  expect(document.title).toBe('共享教育资源 传承人类文明');
});

test('a host without a tenant is distinguished from a failure, and can get a tenant later', async () => {
  page('');
  mockApi('configuration.find', { networkError: true });
  await loadTenant();
  expect(context.get('tenantUnknown')).toBe(false);
  mockApi('configuration.find', { code: 40003, message: '获取租户信息失败' });
  await loadTenant();
  expect(context.get('tenantUnknown')).toBe(true);
  mockApi('configuration.find', { data: configuration });
  await loadTenant();
  expect(context.get('tenantUnknown')).toBe(false);
});

test('a title that a page has set stays, whatever is loaded later', async () => {
  page(JSON.stringify(configuration));
  await loadTenant();
  document.title = '登录 · 阳光教育管理平台';
  applyTitle();
  await loadTenant();
  expect(document.title).toBe('登录 · 阳光教育管理平台');
});
