import { configureRuntime, context } from '@edu/shared-utility';
import { renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbeddedRoot } from './embedded.root';

beforeEach(() => {
  resetContext();
  context.set('token', 'secret');
  configureRuntime({ dataAdminUrl: 'https://data.example' });
  window.history.replaceState(null, '', '/bi-admin/report');
});

const frame = (): HTMLIFrameElement => screen.getByTitle('数据管理');

function say(type: string, from: Partial<MessageEventInit> = {}): void {
  const event = new MessageEvent('message', {
    data: { type },
    origin: 'https://data.example',
    source: frame().contentWindow,
    ...from,
  });
  act(() => void window.dispatchEvent(event));
}

test('the frame gets the session, sends no referrer, and our own address stays clean', () => {
  renderApp(<EmbeddedRoot />);
  expect(frame().src).toBe('https://data.example/bi-admin/report?token=secret&channel=1');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('status')).toHaveTextContent('数据管理加载中');
  expect(window.location.href).not.toContain('secret');
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
});

test('a site that never loads is given up with a way to try again', async () => {
  configureRuntime({ dataAdminUrl: 'https://data.example', timing: { requestTimeout: 20 } });
  renderApp(<EmbeddedRoot />);
  expect(await screen.findByRole('alert')).toHaveTextContent('数据管理站点没有响应');
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(frame()).toBeVisible();
});

test('only the site itself can say that it refuses', () => {
  renderApp(<EmbeddedRoot />);
  fireEvent.load(frame());
  say('data-admin:refused', { origin: 'https://evil.example' });
  say('data-admin:refused', { source: window });
  expect(screen.queryByRole('alert')).toBeNull();
  say('data-admin:refused');
  expect(screen.getByRole('alert')).toHaveTextContent('数据管理站点拒绝了访问');
});

test('without a configured site the page says whom to ask', () => {
  configureRuntime({});
  renderApp(<EmbeddedRoot />);
  expect(screen.getByRole('alert')).toHaveTextContent('未配置数据管理站点');
});
