import { configureRuntime, context, setLanguage } from '@edu/shared-utility';
import { mockApi, renderApp, resetContext } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { EmbeddedRoot } from './embedded.root';

beforeEach(() => {
  resetContext();
  context.set('token', 'secret');
  configureRuntime({ dataAdminUrl: 'https://data.example' });
  context.set('organ', 'o1');
  window.history.replaceState(null, '', '/bi-admin/report');
});
afterEach(() => nock.cleanAll());

const absent = { code: 50100, message: '暂不支持' };
/** The frame, with the session's own token: the platform opens no others. */
async function showFrame() {
  mockApi('embedded.open', absent);
  renderApp(<EmbeddedRoot />);
  await screen.findByTitle('数据管理');
}

const frame = (): HTMLIFrameElement => screen.getByTitle('数据管理');

function postFromSite(type: string, from: Partial<MessageEventInit> = {}): void {
  const event = new MessageEvent('message', {
    data: { type },
    origin: 'https://data.example',
    source: frame().contentWindow,
    ...from,
  });
  act(() => void window.dispatchEvent(event));
}

test('the embedded page gets a read-only token, sends no referrer, and our own address has no token', async () => {
  const open = mockApi('embedded.open', {
    data: { token: 'reads', expiresAt: new Date(Date.now() + 60_000).toISOString() },
  });
  renderApp(<EmbeddedRoot />);
  expect(screen.getByRole('status')).toHaveTextContent('数据管理加载中');
  await screen.findByTitle('数据管理');
  expect(open.calls).toHaveLength(1);
  expect(frame().src).toBe('https://data.example/bi-admin/report?token=reads&organ=o1&channel=1');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(window.location.href).not.toContain('reads');
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
});

test('on a phone the embedded page is as wide as the window', async () => {
  await showFrame();
  // the layout gives such content the full width of the window
  expect(frame().closest('[data-fits-phone]')).not.toBeNull();
});

test.each([
  ['50100', absent],
  ['404', { status: 404, body: 'not found' }],
])('a platform without such tokens (%s) passes the session’s token', async (_what, answer) => {
  mockApi('embedded.open', answer);
  renderApp(<EmbeddedRoot />);
  await screen.findByTitle('数据管理');
  expect(frame().src).toContain('token=secret');
});

test('a site that exchanges codes gets a new one for each attempt, and no token', async () => {
  configureRuntime({ dataAdminUrl: 'https://data.example', dataAdminHandover: 'code' });
  const expiresAt = '2099-01-01T00:00:00.000Z';
  mockApi('embedded.openByCode', { data: { code: 'first', expiresAt } });
  renderApp(<EmbeddedRoot />);
  await screen.findByTitle('数据管理');
  expect(frame().src).toBe('https://data.example/bi-admin/report?code=first&organ=o1&channel=1');
  postFromSite('data-admin:refused');
  mockApi('embedded.openByCode', { data: { code: 'second', expiresAt } });
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  await screen.findByTitle('数据管理');
  expect(frame().src).toContain('code=second');
});

test('the site gets the language, and again when it changes', async () => {
  await showFrame();
  const onEvent = jest.fn();
  const { contentWindow } = frame();
  if (contentWindow) contentWindow.postMessage = onEvent;
  postFromSite('data-admin:ready');
  const last = () => onEvent.mock.lastCall;
  expect(last()).toEqual([{ type: 'shell:language', language: 'zh-CN' }, 'https://data.example']);
  await act(() => setLanguage('fr-FR'));
  await waitFor(() =>
    expect(last()).toEqual([{ type: 'shell:language', language: 'fr-FR' }, 'https://data.example']),
  );
  await act(() => setLanguage('zh-CN'));
});

test('a token that cannot be fetched shows a retry; the session’s token is not passed', async () => {
  mockApi('embedded.open', { code: 50000, message: '服务异常' });
  renderApp(<EmbeddedRoot />);
  expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法打开数据管理');
  expect(screen.queryByTitle('数据管理')).toBeNull();
  mockApi('embedded.open', absent);
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByTitle('数据管理')).toBeVisible();
});

test('an expired token is replaced by the next', async () => {
  const shortlyAfter = () => new Date(Date.now() + 300).toISOString();
  mockApi('embedded.open', () => ({ data: { token: 'one', expiresAt: shortlyAfter() } }));
  renderApp(<EmbeddedRoot />);
  await screen.findByTitle('数据管理');
  mockApi('embedded.open', { data: { token: 'two', expiresAt: '2099-01-01T00:00:00.000Z' } });
  await waitFor(() => expect(frame().src).toContain('token=two'));
});

test('a site that never loads is abandoned with a retry button', async () => {
  configureRuntime({ dataAdminUrl: 'https://data.example', timing: { requestTimeout: 500 } });
  await showFrame();
  expect(await screen.findByText('数据管理站点没有响应')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(frame()).toBeVisible();
});

test('only the site itself can report that it refuses', async () => {
  await showFrame();
  fireEvent.load(frame());
  postFromSite('data-admin:refused', { origin: 'https://evil.example' });
  postFromSite('data-admin:refused', { source: window });
  expect(screen.queryByRole('alert')).toBeNull();
  postFromSite('data-admin:refused');
  expect(screen.getByRole('alert')).toHaveTextContent('数据管理站点拒绝了访问');
});

test('without a configured site the page says whom to contact', () => {
  configureRuntime({});
  renderApp(<EmbeddedRoot />);
  expect(screen.getByRole('alert')).toHaveTextContent('未配置数据管理站点');
});
