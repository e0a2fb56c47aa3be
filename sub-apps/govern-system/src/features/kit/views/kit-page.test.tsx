import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, signIn, toasts, visit } from '../../../testing/visit';
import { snippets } from '../data/snippets';

beforeEach(() => {
  signIn();
  localStorage.clear();
  signIn();
});

async function open() {
  visit('/kit', ['platform.modules']);
  return screen.findByRole('row', { name: /示例1 / });
}

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByTitle(option));
}
const state = (option: string) => choose('列表状态', option);
const answer = (option: string) => choose('保存与操作的结果', option);
const act = async (name: string) => userEvent.click(await button(name));

it('shows the list in each of its states, without a call', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: '页面组件' })).toBeVisible();
  expect(screen.getByText('共 47 条')).toBeVisible();
  await state('没有数据');
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('暂无数据'));
  await state('加载失败');
  expect(await screen.findByText(/示例服务没有响应/)).toBeVisible();
  await state('没有权限');
  expect(await screen.findByRole('heading', { name: '没有访问权限' })).toBeVisible();
  await state('正在加载');
  expect(await screen.findByRole('status', { name: /正在加载/ })).toBeVisible();
  await state('正常');
  expect(await screen.findByRole('row', { name: /示例1 / })).toBeVisible();
});

it('executes actions and shows what was changed in the panel', async () => {
  const row = await open();
  await userEvent.click(within(row).getByRole('link', { name: '示例1' }));
  const panel = await screen.findByRole('complementary', { name: '示例1的详情' });
  await userEvent.click(within(panel).getByRole('button', { name: '停用 示例1' }));
  await waitFor(() => expect(panel).toHaveTextContent('状态：启用 → 停用'));
});

it('simulates the chosen refusal: changed, deleted', async () => {
  await open();
  await answer('他人已修改');
  await act('停用 示例1');
  expect(await screen.findByText('“示例1”刚刚被他人修改')).toBeVisible();
  await answer('他人已删除');
  await act('停用 示例1');
  expect(await screen.findByText('“示例1”已被他人删除')).toBeVisible();
});

it('refuses some of several, with reasons', async () => {
  await open();
  await answer('部分被拒绝');
  for (const name of ['选择 示例1', '选择 示例2']) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  const bar = await screen.findByRole('region', { name: '所选内容的操作' });
  await userEvent.click(within(bar).getByRole('button', { name: /停.?用/ }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /停.?用/ }),
  );
  expect(await screen.findByText(/编号为偶数，不允许此操作/)).toBeVisible();
});

it('shows a conflict in the form, and adds a row', async () => {
  await open();
  await answer('他人已修改');
  await act('编辑 示例1');
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: '名称' }), '号');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await form.findByText(/他人修改后的备注/)).toBeVisible();
});

it('imports with a check of the file, in steps that this page simulates', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^导.?入$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入示例' }));
  await userEvent.upload(await dialog.findByLabelText('选择Excel文件'), new File(['x'], 'a.xlsx'));
  await userEvent.click(await dialog.findByRole('button', { name: /只导入没有问题的 38 行/ }));
  expect(await dialog.findByText('已处理10行，共40行')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '停止导入' }));
  expect(await dialog.findByText(/已停止/)).toBeVisible();
  expect(toasts).toEqual([]);
});

it('is for operators', async () => {
  visit('/kit', ['student.read']);
  expect(await screen.findByText(/此页面供平台运营人员使用/)).toBeVisible();
});

it('shows the code that it runs', () => {
  const plain = (text: string) => text.replace(/\s+/g, '').replace(/,(?=[)}\]]|$)/g, '');
  const source = plain(readFileSync(resolve(__dirname, 'samples.view.tsx'), 'utf8'));
  for (const [part, code] of Object.entries(snippets)) {
    for (const line of code.split('\n')) {
      expect([part, line, source.includes(plain(line))]).toEqual([part, line, true]);
    }
  }
});
