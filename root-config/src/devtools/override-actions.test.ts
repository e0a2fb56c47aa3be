import { transferableAbortController } from 'node:util';
import { setPageExit, unsaved } from '@edu/shared-utility';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { loaderFixture } from '../boot/testing/shell-fixture';
import { pausedOverrides, storedOverrides, storeOverride } from '../page-map/overrides';
import { readShareLink } from '../page-map/share-link';
import { openTools } from './override-actions';
import { devtoolsFixture } from './testing/devtools-fixture';

const served = { 'Content-Type': 'text/javascript' };
const addresses: Record<string, string> = {
  '@edu-app/saas': 'http://localhost/saas/1.4.3/index.js',
  '@edu-app/wx': 'http://localhost/wx.js',
};
const reload = jest.fn();
const store = window.localStorage;

/** Opens the dock, with two applications and one of them on screen, on the details of the other. */
async function openDetails() {
  const saas = { status: 'mounted' as const };
  await openTools({
    ...devtoolsFixture(),
    loader: loaderFixture({
      names: () => Object.keys(addresses),
      addressOf: (name) => addresses[name] ?? null,
      originOf: (name) => (name in addresses ? 'map' : 'none'),
      formatOf: () => 'system',
      resolveMap: ({ imports = {} }) => ({ imports, integrity: {} }),
    }),
    registration: {
      active: '@edu-app/saas',
      activate: () => {},
      of: (name) => (name === '@edu-app/saas' ? (saas as never) : undefined),
      size: 1,
    },
  });
  const shadow = document.getElementById('edu-devtools')?.shadowRoot;
  const dock = within(shadow?.querySelector('div') as HTMLElement);
  await userEvent.click(dock.getByRole('button', { name: '测试工具' }));
  await userEvent.click(dock.getByRole('row', { name: /wx/ }));
  const take = async (place: string) => {
    await userEvent.type(dock.getByRole('textbox', { name: '地址、端口或分支' }), place);
    await userEvent.click(dock.getByRole('button', { name: '覆盖' }));
  };
  return { dock, take };
}

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
  // No module is registered with SystemJS here.
  Object.assign(globalThis, { System: { get: () => undefined, has: () => false } });
});
beforeEach(() => {
  store.clear();
  window.sessionStorage.clear();
  reload.mockClear();
  setPageExit({ assign: () => {}, reload });
});
afterEach(() => {
  setPageExit(null);
  nock.cleanAll();
});

test('shows the state of each module from its supervisor and its address', async () => {
  const { dock } = await openDetails();
  expect(dock.getByRole('row', { name: /saas/ })).toHaveTextContent('已挂载1.4.3导入映射');
  expect(dock.getByRole('row', { name: /wx/ })).toHaveTextContent('未打开–导入映射');
});

test('the first address of a port that answers is used, and the page reloads', async () => {
  nock('http://localhost:9165').get('/modules/sub-apps/wx/index.js').reply(404);
  nock('http://localhost:9165').get('/edu-app-wx.js').reply(200, '', served);
  const { take } = await openDetails();
  const { configureRuntime } = await import('@edu/shared-utility');
  configureRuntime({ moduleHosts: ['http://localhost:*'] });
  await take('9165');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const address = 'http://localhost:9165/edu-app-wx.js';
  expect(storedOverrides(store)).toEqual([{ module: '@edu-app/wx', address }]);
  configureRuntime({});
});

describe('a port with several servers', () => {
  const share = async () => {
    const user = userEvent.setup();
    const { dock } = await openDetails();
    const { configureRuntime } = await import('@edu/shared-utility');
    configureRuntime({ moduleHosts: ['http://localhost:*'] });
    await user.type(dock.getByRole('textbox', { name: '地址、端口或分支' }), '9777');
    await user.click(dock.getByRole('button', { name: '分享链接' }));
    return dock;
  };
  afterEach(async () => {
    const { configureRuntime } = await import('@edu/shared-utility');
    configureRuntime({});
  });

  test('shows the address that answers, not the likeliest one', async () => {
    nock('http://localhost:9777').get('/edu-app-wx.js').reply(200, '', served);
    nock('http://localhost:9777').get(/.*/).times(20).reply(404);
    const dock = await share();
    await waitFor(() => expect(dock.getByRole('status')).toHaveTextContent('链接已复制'));
    const { search } = new URL(await navigator.clipboard.readText());
    const address = 'http://localhost:9777/edu-app-wx.js';
    expect(readShareLink(search, Date.now())).toMatchObject({ module: '@edu-app/wx', address });
  });

  test('is refused if nothing answers, with all addresses that were tried', async () => {
    nock('http://localhost:9777').get(/.*/).times(20).reply(404);
    const dock = await share();
    const refusal = await dock.findByText(/该地址返回 404.*\/wx\/index\.js · \/edu-app-wx\.js · /);
    expect(refusal).toHaveAttribute('role', 'alert');
    expect(dock.getByRole('status')).not.toHaveTextContent('链接已复制');
  });
});

test('a Vite dev server is used with the entry named in the recipes', async () => {
  const vite = nock('http://localhost:5173');
  const page = { 'Content-Type': 'text/html' };
  // For an unknown path the dev server sends its HTML page; one slow response must not delay the others.
  vite.get('/src/entry.ts').delay(100).reply(200, '', served);
  vite.get('/src/main.tsx').reply(200, '', served);
  vite.get(/.*/).times(7).reply(200, '<!doctype html>', page);
  const { take } = await openDetails();
  const { configureRuntime } = await import('@edu/shared-utility');
  configureRuntime({ moduleHosts: ['http://localhost:*'] });
  await take('5173');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const address = 'http://localhost:5173/src/entry.ts';
  expect(storedOverrides(store)).toEqual([{ module: '@edu-app/wx', address }]);
  configureRuntime({});
});

describe('an address of this computer by its IP', () => {
  beforeEach(async () => {
    const { configureRuntime } = await import('@edu/shared-utility');
    configureRuntime({ moduleHosts: ['http://localhost:*'] });
  });
  afterEach(async () => {
    const { configureRuntime } = await import('@edu/shared-utility');
    configureRuntime({});
  });

  test('is replaced by the host name that the platform allows', async () => {
    nock('http://localhost:9777').get('/x.js').reply(200, '', served);
    const { take } = await openDetails();
    await take('http://127.0.0.1:9777/x.js');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    const address = 'http://localhost:9777/x.js';
    expect(storedOverrides(store)).toEqual([{ module: '@edu-app/wx', address }]);
  });

  test('fails with the reason of its file, not because of the IP', async () => {
    nock('http://localhost:9777').get('/x.js').reply(404);
    const { dock, take } = await openDetails();
    await take('127.0.0.1:9777/x.js');
    expect(await dock.findByText(/该地址返回 404.*localhost:9777\/x.js/)).toBeVisible();
    expect(dock.queryByText(/不允许/)).not.toBeInTheDocument();
  });
});

test.each([
  ['a host that is not allowed', 'https://evil.example/x.js', /不允许从该地址加载模块/],
  ['an address without a file', '/nowhere.js', /该地址返回 404/],
])('%s is refused, and nothing changes', async (_, place, sentence) => {
  nock('http://localhost').get('/nowhere.js').reply(404);
  const { dock, take } = await openDetails();
  await take(place);
  expect(await dock.findByText(sentence)).toHaveAttribute('role', 'alert');
  expect(storedOverrides(store)).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a person who stays with unsaved work keeps the page as it is', async () => {
  nock('http://localhost').get('/build.js').reply(200, '', served);
  const ends = [unsaved.guard(() => true), unsaved.askWith(async () => false)];
  const { dock, take } = await openDetails();
  await take('/build.js');
  expect(await dock.findByText(/有未保存的内容/)).toHaveAttribute('role', 'alert');
  expect(storedOverrides(store)).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  for (const end of ends) end();
});

test('a stored override is disabled, enabled, and deleted', async () => {
  storeOverride(store, { module: '@edu-app/wx', address: '/build.js' });
  const first = await openDetails();
  expect(first.dock.getByText(/在此页面未生效/)).toBeVisible();
  await userEvent.click(first.dock.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(pausedOverrides(store)).toEqual(['@edu-app/wx']);
  expect(storedOverrides(store)).toHaveLength(1);
  await userEvent.click(first.dock.getByRole('button', { name: '移除覆盖' }));
  await waitFor(() => expect(storedOverrides(store)).toEqual([]));
  expect(pausedOverrides(store)).toEqual([]);
});

test('the map as it is served now is requested when it is shown, and a failure is reported', async () => {
  nock('http://localhost')
    .get('/importmap.json')
    .reply(200, { imports: { ...addresses, '@edu-app/wx': 'http://localhost/wx-2.js' } })
    .get('/importmap.json')
    .reply(503, {});
  const { dock } = await openDetails();
  await userEvent.click(dock.getByRole('tab', { name: '与已发布对比' }));
  expect(await dock.findByText(/2 个模块中有 1 个地址不同/)).toBeVisible();
  expect(dock.getByText('http://localhost/wx-2.js')).toBeVisible();
  await userEvent.click(dock.getByRole('button', { name: '重新比较' }));
  expect(await dock.findByText('无法取得已发布的导入映射。')).toBeVisible();
});
