import userEvent from '@testing-library/user-event';
import { dockFixture, hostFixture } from '../testing/dock-fixture';
import { ticks } from './scale';

test('shows how long each phase took, and links to the module', async () => {
  const { dock, open } = await dockFixture();
  await open();
  await userEvent.click(dock.getByRole('tab', { name: '时间线' }));
  const row = dock.getByRole('row', { name: /saas/ });
  expect(row).toHaveTextContent('加载 200 ms, 引导 5 ms, 挂载 45 ms, 显示中自 350 ms 起');
  expect(row).toHaveTextContent(/250 ms$/);
  row.focus();
  await userEvent.keyboard('{Enter}');
  expect(dock.getByRole('region', { name: '@edu-app/saas' })).toBeVisible();
});

test('shows only the last navigation, and what failed', async () => {
  const host = hostFixture();
  host.entries.mockReturnValue([
    { at: 100, module: '@edu-app/saas', event: 'load' },
    { at: 200, module: '@edu-app/saas', event: 'mounted' },
    { at: 290, module: '@edu-app/saas', event: 'unmount' },
    { at: 295, module: '@edu-app/saas', event: 'unmounted' },
    { at: 300, module: '@edu-app/wx', event: 'load' },
    { at: 900, module: '@edu-app/wx', event: 'failed: http 404 in load' },
  ]);
  const { dock, open } = await dockFixture(host);
  await open();
  await userEvent.click(dock.getByRole('tab', { name: '时间线' }));
  expect(dock.getByRole('row', { name: /saas/ })).toBeVisible();
  await userEvent.click(dock.getByRole('button', { name: '最近一次导航' }));
  expect(dock.getByRole('row', { name: /saas/ })).toHaveTextContent('卸载 5 ms');
  expect(dock.getByRole('row', { name: /saas/ })).not.toHaveTextContent('加载');
  expect(dock.getByRole('row', { name: /wx/ })).toHaveTextContent(
    '加载失败（failed: http 404 in load）',
  );
  host.entries.mockReturnValue([]);
  await userEvent.click(dock.getByRole('button', { name: '打开页面以来' }));
  expect(dock.getByText('这段时间内没有模块加载。')).toBeVisible();
});

test.each([
  [0, 1_000, [0, 200, 400, 600, 800, 1_000]],
  [290, 900, [400, 600, 800]],
  [5, 5, []],
])('ticks from %i to %i are round numbers', (from, to, expected) => {
  expect(ticks(from, to)).toEqual(expected);
});
