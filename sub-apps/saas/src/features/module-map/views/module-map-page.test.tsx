import type { ImportMapChange, ImportMapState } from '@edu/shared-utility';
import { mockApi, onPhone, renderApp, resetContext } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import ModuleMapPage from './module-map-page.view';

const change: ImportMapChange = {
  id: 7,
  kind: 'map',
  action: 'set',
  changes: [{ name: '@edu-app/cms', from: 'https://cdn.example/1.js', to: null }],
  damaged: false,
  who: '周运营',
  why: 'CMS 2',
  forced: true,
  status: 'applied',
  decidedBy: null,
  decidedWhy: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};

const state: ImportMapState = {
  etag: '"file"',
  servedEtag: '"served"',
  needsApproval: true,
  lines: [
    {
      name: '@edu-app/cms',
      address: 'https://cdn.example/1.js',
      served: null,
      integrity: null,
      origin: 'foreign',
    },
  ],
  rollouts: [
    {
      id: 'r',
      module: '@edu-app/cms',
      address: 'https://cdn.example/2.js',
      percent: 20,
      tenants: ['new.localhost'],
      accounts: ['u1'],
      haltAfter: 10,
      failures: 10,
      networks: 4,
      anonymous: 7,
      status: 'halted',
      haltedAt: null,
      createdAt: '2026-03-01T08:00:00.000Z',
    },
  ],
  waiting: [{ ...change, id: 8, status: 'waiting' }],
  failures: [],
};

beforeEach(() => resetContext());
afterEach(() => nock.cleanAll());

const part = (name: string) => within(screen.getByRole('region', { name }));

it('shows the map, rollouts, what waits and the history', async () => {
  mockApi('importMap.state', { data: state });
  mockApi('importMap.history', { data: [change, { ...change, id: 6, damaged: true }] });
  renderApp(<ModuleMapPage />);
  expect(await screen.findByText('映射版本："served"', { exact: false })).toBeVisible();
  expect(part('模块').getByText('未提供')).toBeVisible();
  expect(part('灰度发布').getByText('20% 用户 · 租户：new.localhost · 1 个账号')).toBeVisible();
  expect(part('灰度发布').getByText('已自动停止')).toBeVisible();
  expect(part('灰度发布').getByText('10 / 10')).toBeVisible();
  expect(part('灰度发布').getByText('来自 4 个网络；另有 7 条未登录的报告，不计入')).toBeVisible();
  expect(part('等待另一人确认').getByText('待确认')).toBeVisible();
  expect(part('变更历史').getAllByText('CMS 2')).toHaveLength(2);
  expect(part('变更历史').getAllByText('强制')).toHaveLength(2);
  expect(part('变更历史').getByText('此条记录有一部分无法读取')).toBeVisible();
  expect(part('最近一天的故障报告').getByText('无')).toBeVisible();
});

it('has cards in place of tables on a phone', async () => {
  onPhone();
  mockApi('importMap.state', { data: { ...state, waiting: [] } });
  mockApi('importMap.history', { data: [change] });
  renderApp(<ModuleMapPage />);
  const modules = within(await screen.findByRole('region', { name: '模块' }));
  expect(modules.getByRole('listitem')).toHaveTextContent('名称@edu-app/cms');
  expect(modules.queryByRole('table')).toBeNull();
});

it('says what failed and tries again', async () => {
  mockApi('importMap.state', { code: 50000, message: '服务异常' });
  mockApi('importMap.history', { data: [] });
  renderApp(<ModuleMapPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('模块信息加载失败服务异常');
  nock.cleanAll();
  mockApi('importMap.state', { data: { ...state, waiting: [] } });
  mockApi('importMap.history', { data: [] });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('region', { name: '模块' });
  expect(screen.queryByRole('region', { name: '等待另一人确认' })).not.toBeInTheDocument();
});

it('tells whoever may not see it, and offers nothing that would help nobody', async () => {
  mockApi('importMap.state', { code: 40300, message: '没有权限' });
  mockApi('importMap.history', { code: 40300, message: '没有权限' });
  renderApp(<ModuleMapPage />);
  expect(await screen.findByRole('heading', { name: '没有访问权限' })).toBeVisible();
  expect(screen.getByText('此页面仅供平台运营人员查看。')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
