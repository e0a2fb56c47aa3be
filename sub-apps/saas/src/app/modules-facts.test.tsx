import type { ModuleBoard } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { aChange, aModule, at, board, version } from '../testing/modules';
import { signIn, visit } from '../testing/visit';

const often = { times: Number.POSITIVE_INFINITY };
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

function open(state: ModuleBoard, search = '', permissions = ['platform.modules.write']) {
  mockApi('moduleStatus.find', { data: state }, often);
  visit(`/modules${search}`, ['platform.modules', ...permissions]);
  return userEvent.setup();
}

it('the versions so far begin with the one in use and what was in force before it', async () => {
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

it('a halted rollout says that nobody has it, since when, and what sets it going again', async () => {
  const { rollouts, ...rest } = board({ rolling: 'halted', modules: [aModule()] });
  const halted = rollouts.map((one) => ({ ...one, haltedAt: '2026-03-03T09:30:00.000Z' }));
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

it('a halted rollout tells nothing of buttons to who has none', async () => {
  open(board({ rolling: 'halted', modules: [aModule()] }), '', []);
  expect((await row('内容管理')).getByText(/已自动停止：所有人使用原来的版本/)).toBeVisible();
  expect(screen.queryByText(/重新开始灰度/)).toBeNull();
});

it('the history says in the language of the page why a rollout halted, and leaves people’s words', async () => {
  const why = '2 failure reports that count';
  const halt = { id: 9, kind: 'rollout', action: 'halt', who: 'automatic', why } as const;
  const changes = [{ name: '@edu-app/cms', from: at(3), to: null }];
  const rows = [aChange({ ...halt, changes }), aChange({ id: 8, why })];
  mockApi('importMap.history', { data: rows }, often);
  open(board({ modules: [aModule()] }), '?tab=history');
  const own = await row('自动停止灰度 第 9 号');
  expect(own.getByText('计入的故障报告：2 条')).toBeVisible();
  expect(own.queryByText(why)).toBeNull();
  expect((await row('更换版本 第 8 号')).getByText(why)).toBeVisible();
});
