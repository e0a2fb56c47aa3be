import { setLanguage } from '@edu/shared-utility';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { dockFixture, hostFixture } from '../testing/dock-fixture';

beforeEach(() => window.localStorage.clear());

test('opens by its handle and by the keyboard, closes by Escape, and returns the focus', async () => {
  const { dock, open, focused } = await dockFixture();
  expect(dock.queryByRole('region')).not.toBeInTheDocument();
  await open();
  expect(dock.getByRole('region', { name: '测试工具' })).toBeVisible();
  expect(focused()).toBe(dock.getByRole('tab', { name: '模块' }));
  await userEvent.keyboard('{Escape}');
  expect(dock.queryByRole('region')).not.toBeInTheDocument();
  expect(focused()).toBe(dock.getByRole('button', { name: '测试工具' }));

  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  expect(dock.getByRole('region')).toBeVisible();
  await userEvent.click(dock.getByRole('button', { name: '关闭测试工具' }));
  expect(elsewhere).toHaveFocus();
});

test('typing in it triggers no shortcut of the page', async () => {
  const events: string[] = [];
  const listen = ({ key }: KeyboardEvent) => events.push(key);
  document.addEventListener('keydown', listen);
  const { dock, open } = await dockFixture();
  await open();
  await userEvent.type(dock.getByRole('searchbox'), '/k');
  document.removeEventListener('keydown', listen);
  expect(events).toEqual([]);
});

test('a dialog that traps the focus does not take it from the dock', async () => {
  const { dock, open, focused } = await dockFixture();
  const keep = () => screen.getByRole('button', { name: 'Elsewhere' }).focus();
  window.addEventListener('focusin', keep);
  await open();
  await userEvent.type(dock.getByRole('searchbox'), 'rea');
  window.removeEventListener('focusin', keep);
  expect(focused()).toBe(dock.getByRole('searchbox'));
  expect(dock.getByRole('searchbox')).toHaveValue('rea');
});

test('arrow keys move between the tabs, and the last one is open again next time', async () => {
  const { dock, open, focused } = await dockFixture();
  await open();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(dock.getByRole('tab', { name: '时间线', selected: true }));
  await userEvent.keyboard('{Escape}');
  await open();
  expect(dock.getByRole('tab', { name: '时间线' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(dock.getByRole('tab', { name: '模块', selected: true })).toBeVisible();
});

test('its height is changed by keys and stored, and the end of the page stays visible', async () => {
  const { dock, open } = await dockFixture();
  await open();
  const edge = dock.getByRole('separator', { name: '测试工具的高度' });
  expect(edge).toHaveAttribute('aria-valuenow', '380');
  edge.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(edge).toHaveAttribute('aria-valuenow', '428');
  expect(document.body).toHaveStyle({ paddingBlockEnd: '428px' });
  await userEvent.keyboard('{Escape}');
  expect(document.body.style.paddingBlockEnd).toBe('');
  await open();
  expect(dock.getByRole('separator')).toHaveAttribute('aria-valuenow', '428');
  dock.getByRole('separator').focus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(dock.getByRole('separator')).toHaveAttribute('aria-valuenow', '200');
});

test('is open again, without taking the focus, on a page that was reloaded for an override', async () => {
  const { open } = await dockFixture();
  await open();
  const stored = window.sessionStorage.getItem('devtools-open');
  expect(stored).toBe('true');
  document.body.innerHTML = '<div id="root"></div>';
  const { openDock } = await import('./dock');
  await openDock(document.getElementById('root') as HTMLElement, hostFixture());
  const shadow = document.getElementById('edu-devtools')?.shadowRoot;
  expect(within(shadow?.querySelector('div') as HTMLElement).getByRole('region')).toBeVisible();
  expect(shadow?.activeElement ?? null).toBeNull();
});

test('follows the language of the page, also when it changes', async () => {
  const { dock, open } = await dockFixture();
  await open();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await setLanguage('fr-FR');
  expect(await dock.findByRole('region', { name: 'Outils de test' })).toBeVisible();
  expect(dock.getByRole('tab', { name: 'Fuites' })).toBeVisible();
  expect(elsewhere).toHaveFocus();
  await setLanguage('zh-CN');
  expect(await dock.findByRole('tab', { name: '泄漏' })).toBeVisible();
});

test('copies a report of the page and confirms it', async () => {
  const user = userEvent.setup();
  const { dock, open, host } = await dockFixture();
  host.faults.mockReturnValue([
    {
      kind: 'http',
      phase: 'load',
      module: '@edu-app/wx',
      address: null,
      status: 404,
      message: 'https://cdn.example/wx.js?token=secret answers 404',
    },
  ]);
  await open();
  await user.click(dock.getByRole('button', { name: '复制报告' }));
  await waitFor(() => expect(dock.getByRole('status')).toHaveTextContent('报告已复制'));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('| @edu-app/saas | mounted | 1.4.3 | override |');
  expect(text).toContain('@edu-app/wx: http 404 in load');
  expect(text).not.toContain('secret');
});

test('unmounts and mounts the module repeatedly and counts what is left behind', async () => {
  const { dock, open, host } = await dockFixture();
  await open();
  await userEvent.click(dock.getByRole('tab', { name: '泄漏' }));
  await userEvent.click(dock.getByRole('button', { name: '泄漏检查' }));
  await waitFor(() => expect(dock.getByRole('status')).toHaveTextContent('10 次循环后没有增长'));
  expect(host.unmountActive).toHaveBeenCalledTimes(12);
  expect(dock.getByRole('row', { name: /^节点 \d+ \d+ -?\d+ -?\d+\.\d 正常$/ })).toBeVisible();
});

test('shows which addresses are not the published ones', async () => {
  const host = hostFixture();
  host.compare.mockResolvedValue({
    revision: '"1"',
    servedRevision: '"2"',
    seesOperators: true,
    comparedCount: 3,
    differences: [
      {
        name: '@edu-app/saas',
        here: 'http://localhost:9165/saas.js',
        served: '/a.js',
        written: '/a.js',
      },
    ],
  });
  const { dock, open } = await dockFixture(host);
  await open();
  await userEvent.click(dock.getByRole('tab', { name: '与已发布对比' }));
  expect(await dock.findByText(/3 个模块中有 1 个地址不同。 已发布新的映射版本。/)).toBeVisible();
  const row = dock.getByRole('row', { name: /saas/ });
  expect(row).toHaveTextContent('http://localhost:9165/saas.js/a.js/a.js');
  host.compare.mockRejectedValue(new Error('offline'));
  await userEvent.click(dock.getByRole('button', { name: '重新比较' }));
  expect(await dock.findByText('无法取得已发布的导入映射。')).toBeVisible();
});
