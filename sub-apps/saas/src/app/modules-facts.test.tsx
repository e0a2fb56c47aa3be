import type { ModuleBoard } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { aChange, addressOf, aModule, board, CMS, version } from '../testing/modules';
import { signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

function open(state: ModuleBoard, search = '', permissions = ['platform.modules.write']) {
  mockApi('moduleStatus.find', { data: state }, everyTime);
  visit(`/modules${search}`, ['platform.modules', ...permissions]);
  return userEvent.setup();
}

it('the versions start with the current one and the one before it', async () => {
  const versions = [version(3), version(2), version(1)];
  const user = open(board({ modules: [aModule({ versions })] }));
  await user.click((await row('内容管理')).getByRole('button', { name: /^详情/ }));
  const texts = screen.getAllByText(/^\d\.0\.0 · /).map((item) => item.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^2.0.0 · 使用中/),
    expect.stringMatching(/^1.0.0 · 2026/),
    expect.stringMatching(/^3.0.0 · 2026/),
  ]);
});

it('a halted rollout says that nobody gets it, since when, and how to continue it', async () => {
  const { rollouts, ...rest } = board({ rolling: 'halted', modules: [aModule()] });
  const halted = rollouts.map((rollout) => ({ ...rollout, haltedAt: '2026-03-03T09:30:00.000Z' }));
  open({ ...rest, rollouts: halted });
  const cms = await row('内容管理');
  expect(
    cms.getByText(/3\.0\.0 · .*已于 2026\/03\/03 .* 自动停止：所有人使用原来的版本/),
  ).toBeVisible();
  expect(
    cms.getByText(/“调整比例”会让 3.0.0 重新开始灰度，“全部切换”会让所有人使用它/),
  ).toBeVisible();
  expect(cms.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(cms.queryByText(/10% 的用户使用/)).toBeNull();
});

it('a halted rollout mentions no buttons to people who have none', async () => {
  open(board({ rolling: 'halted', modules: [aModule()] }), '', []);
  expect((await row('内容管理')).getByText(/已自动停止：所有人使用原来的版本/)).toBeVisible();
  expect(screen.queryByText(/重新开始灰度/)).toBeNull();
});

it('the history shows in the language of the page why a rollout halted, and people’s own words unchanged', async () => {
  const reason = '2 failure reports that count';
  const halt = { id: 9, kind: 'rollout', action: 'halt', who: 'automatic', why: reason } as const;
  const changes = [{ name: CMS, from: addressOf(3), to: null }];
  const rows = [aChange({ ...halt, changes }), aChange({ id: 8, why: reason })];
  mockApi('importMap.history', { data: rows }, everyTime);
  open(board({ modules: [aModule()] }), '?tab=history');
  const ownRow = await row('自动停止灰度 第 9 号');
  expect(ownRow.getByText('计入的故障报告：2 条')).toBeVisible();
  expect(ownRow.queryByText(reason)).toBeNull();
  expect((await row('更换版本 第 8 号')).getByText(reason)).toBeVisible();
});

it('two environments are named by their hosts, and are in the address of the page', async () => {
  const modules = [{ name: CMS, here: addressOf(2), there: addressOf(3), same: false }];
  const address = 'https://test.example.com/importmap.json';
  const mock = mockApi('moduleStatus.compare', { data: { address, modules } }, everyTime);
  const user = open(board({ modules: [aModule()] }), '?tab=environments');
  const name = '另一环境的地址';
  await user.type(await screen.findByRole('textbox', { name }), 'test.example.com{Enter}');
  expect(await screen.findByRole('columnheader', { name: 'test.example.com' })).toBeVisible();
  const thisHost = `${window.location.host} (本环境)`;
  expect(screen.getByRole('columnheader', { name: thisHost })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('with')).toBe(address);
  expect(mock.calls).toHaveLength(1);
});

it('a link to a comparison opens it at once', async () => {
  const address = 'https://test.example.com/importmap.json';
  const modules = [{ name: CMS, here: addressOf(2), there: addressOf(3), same: false }];
  mockApi('moduleStatus.compare', { data: { address, modules } }, everyTime);
  open(board({ modules: [aModule()] }), `?tab=environments&with=${encodeURIComponent(address)}`);
  expect(await screen.findByRole('row', { name: /内容管理.*2.0.0.*3.0.0/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: '另一环境的地址' })).toHaveValue(address);
});

it('switching tabs and back keeps the search', async () => {
  mockApi('importMap.history', { data: [] }, everyTime);
  const user = open(board({ modules: [aModule()] }), '?q=cms');
  await user.click(await screen.findByRole('tab', { name: '变更历史' }));
  await screen.findByText('还没有变更');
  await user.click(screen.getByRole('tab', { name: '模块' }));
  expect(await screen.findByRole('textbox', { name: /搜索/ })).toHaveValue('cms');
});

it('a long reason takes three lines of a row, and is complete in its tooltip and in the details', async () => {
  const reason = 'x'.repeat(500);
  const current = { ...version(2), why: reason };
  const user = open(board({ modules: [aModule({ current, versions: [current] })] }));
  const cms = await row('内容管理');
  expect(cms.getByTitle(reason)).toHaveStyle({ overflow: 'hidden', WebkitLineClamp: '3' });
  await user.click(cms.getByRole('button', { name: /^详情/ }));
  expect(cms.getByText(new RegExp(`^2.0.0 · 使用中 · .* · ${reason}$`))).toBeVisible();
});
