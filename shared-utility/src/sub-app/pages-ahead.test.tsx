import { act, screen } from '@testing-library/react';
import nock from 'nock';
import { api } from '../api';
import { apiBaseUrl } from '../environment';
import { context, type MenuNode } from '../storage';
import { renderApp, resetContext } from '../testing';
import { AppPages } from './app-pages';
import { lazyPage } from './lazy-page';

/** In ms, longer than an app waits before it prefetches pages. */
const LONG = 5_000;

const entry = (path: string, children: MenuNode[] = []): MenuNode => ({
  id: path,
  parentId: null,
  name: path,
  type: 2,
  path,
  children,
  breadcrumb: [],
});

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

beforeEach(() => {
  resetContext();
  window.history.replaceState(null, '', '/cms/home');
  context.set('menu', {
    status: 'ready',
    nodes: [entry('/cms/home'), entry('', [entry('/cms/news?state=draft'), entry('/cms/films')])],
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  setConnection(undefined);
  nock.cleanAll();
});

/** Renders an app with three more pages; records the requested chunks and resolves them. */
function show() {
  const requests: string[] = [];
  const arrivals: (() => void)[] = [];
  const page = (name: string) => {
    const Page = lazyPage('cms', () => {
      requests.push(name);
      return new Promise((arrive, fail) => {
        arrivals.push(() => (name === 'lost' ? fail(new Error(name)) : arrive(module)));
      });
    });
    const module = { default: () => <h1>{name}</h1> };
    return <Page />;
  };
  const routes = [
    { path: '/home', element: <h1>home</h1> },
    { path: '/hidden', element: page('hidden') },
    { path: '/films', element: page('films') },
    { path: '/news', element: page('news') },
    { path: '/lost', element: page('lost') },
  ];
  const { unmount } = renderApp(<AppPages basename="/cms" routes={routes} />);
  const pass = () => act(() => jest.advanceTimersByTimeAsync(LONG));
  const arrive = async () => {
    await act(async () => arrivals.shift()?.());
    await pass();
  };
  return { asked: requests, arrive, pass, unmount };
}

it('prefetches the pages in the menu, one at a time and in its order', async () => {
  const { asked: requests, arrive, pass } = show();
  expect(requests).toEqual([]);
  await pass();
  expect(requests).toEqual(['news']);
  await arrive();
  expect(requests).toEqual(['news', 'films']);
  await arrive();
  expect(requests).toEqual(['news', 'films']);
});

it('shows a prefetched page at once, and does not fetch it again', async () => {
  const { asked: requests, arrive, pass } = show();
  await pass();
  await arrive();
  await arrive();
  await act(async () => window.history.pushState(null, '', '/cms/films'));
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('heading', { name: 'films' })).toBeVisible();
  expect(requests).toEqual(['news', 'films']);
});

it.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('prefetches nothing over %j', async (connection) => {
  setConnection(connection);
  const { asked: requests, pass } = show();
  await pass();
  expect(requests).toEqual([]);
});

it.each([{ effectiveType: '4g' }, { effectiveType: '3g' }])(
  'prefetches over %j',
  async (connection) => {
    setConnection(connection);
    const { asked: requests, pass } = show();
    await pass();
    expect(requests).toEqual(['news']);
  },
);

it('gives calls priority', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  nock(apiBaseUrl())
    .defaultReplyHeaders(allow)
    .options(/.*/)
    .optionally()
    .reply(204, '', allow)
    .get('/usercenter/v1/role/findRoleIds')
    .reply(200, async () => {
      await answered;
      return { code: 0, message: '', data: [] };
    });
  const call = api.role.findRoleIds();
  const { asked: requests, pass } = show();
  await pass();
  expect(requests).toEqual([]);
  answer();
  await call;
  await pass();
  expect(requests).toEqual(['news']);
});

it('waits for the menu, and prefetches nothing without one', async () => {
  const { status, ...rest } = context.get('menu');
  context.set('menu', { status: 'loading' });
  const { asked: requests, pass } = show();
  await pass();
  expect(requests).toEqual([]);
  context.set('menu', { status: 'ready', nodes: [], ...rest });
  await pass();
  expect([status, requests]).toEqual(['ready', ['news']]);

  context.set('menu', { status: 'idle' });
  const guest = show();
  await guest.pass();
  expect(guest.asked).toEqual([]);
});

it('ends with the app, and with the first page that fails to load', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  context.set('menu', { status: 'ready', nodes: [entry('/cms/lost'), entry('/cms/news')] });
  const { asked: requests, arrive, pass } = show();
  await pass();
  await arrive();
  expect(requests).toEqual(['lost']);

  const view = show();
  view.unmount();
  await view.pass();
  expect(view.asked).toEqual([]);
});
