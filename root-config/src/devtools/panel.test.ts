import { setLanguage } from '@edu/shared-utility';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { Override } from '../page-map/overrides';
import type { DevtoolsHost } from './host';
import { openDevtools } from './panel';

function host(): jest.Mocked<DevtoolsHost> {
  return {
    modules: jest.fn(() => [
      { name: '@edu-app/saas', address: '/saas.js', origin: 'override', fault: null },
    ]),
    entries: jest.fn(() => [{ at: 12, module: '@edu-app/saas', event: 'mounted' }]),
    subscribe: jest.fn((_listener: () => void) => () => {}),
    active: jest.fn<string | null, []>(() => '@edu-app/saas'),
    down: jest.fn(async () => {}),
    up: jest.fn(async (_module: string) => {}),
    inject: jest.fn(),
    override: jest.fn(async (_override: Override): Promise<string | null> => '不允许'),
    reset: jest.fn(),
    shareLink: jest.fn((_override: Override) => 'http://localhost/?override-link=x'),
  };
}

async function open(): Promise<jest.Mocked<DevtoolsHost>> {
  document.body.innerHTML = '<div id="root"></div>';
  const made = host();
  await openDevtools(document.getElementById('root') as HTMLElement, made);
  await userEvent.click(screen.getByRole('button', { name: '测试工具', expanded: false }));
  return made;
}

test('shows where each module comes from and what happened', async () => {
  await open();
  const row = screen.getByRole('row', { name: /@edu-app\/saas/ });
  expect(row).toHaveTextContent('override');
  expect(within(row).getByRole('textbox')).toHaveValue('/saas.js');
  expect(screen.getByRole('listitem')).toHaveTextContent('12 ms · @edu-app/saas · mounted');
});

test('a refused override says why; a fault is put in by choosing it', async () => {
  const made = await open();
  const address = screen.getByRole('textbox', { name: '@edu-app/saas 的地址' });
  await userEvent.clear(address);
  await userEvent.type(address, 'https://evil.io/x.js');
  await userEvent.click(screen.getByRole('button', { name: '覆盖' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('不允许'));
  expect(made.override).toHaveBeenCalledWith({
    module: '@edu-app/saas',
    address: 'https://evil.io/x.js',
  });
  await userEvent.selectOptions(screen.getByRole('combobox'), '挂起');
  expect(made.inject).toHaveBeenCalledWith('@edu-app/saas', 'hang');
});

test('takes the module down and up again, and counts what it leaves', async () => {
  const made = await open();
  await userEvent.click(screen.getByRole('button', { name: '泄漏检查' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('10 次循环后没有增长'));
  expect(made.down).toHaveBeenCalledTimes(12);
  await userEvent.click(screen.getByRole('button', { name: '卸载当前模块' }));
  expect(await screen.findByRole('button', { name: '重新挂载' })).toBeVisible();
});

test('speaks the language of the page', async () => {
  await setLanguage('fr-FR');
  document.body.innerHTML = '<div id="root"></div>';
  await openDevtools(document.getElementById('root') as HTMLElement, host());
  expect(screen.getByRole('button', { name: 'Outils de test' })).toBeVisible();
  await setLanguage('zh-CN');
});
