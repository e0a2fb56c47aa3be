import { emit, setLanguage } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/dom';
import { createNotices } from '../layout/notices';
import { type NetworkNotice, noticeNetwork } from './network-notice';

let isOnline = true;
let isFramed = true;
let network: NetworkNotice;
const happens = (to: 'online' | 'offline') => {
  isOnline = to === 'online';
  window.dispatchEvent(new Event(to));
};
const begin = () => {
  document.body.innerHTML = '<div id="root"></div>';
  const notices = createNotices(document.getElementById('root') as HTMLElement);
  network = noticeNetwork(notices, () => isFramed);
};
const line = () => screen.queryByRole('status');

beforeEach(() => {
  isOnline = true;
  isFramed = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.useFakeTimers({ doNotFake: ['setTimeout'], now: new Date('2026-03-01T08:05:00Z') });
});
afterEach(async () => {
  network.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
  await setLanguage('zh-CN');
});

test.each([
  ['zh-CN', '网络已断开。此页是 2026/03/01 08:05 之前读取的内容，网络恢复后会自动更新。'],
  ['en-US', 'You are offline. This page was read before'],
  ['fr-FR', 'Vous êtes hors ligne. Cette page a été lue avant'],
] as const)('says in %s that the shown data may be outdated', async (language, text) => {
  await setLanguage(language);
  begin();
  expect(line()).toBeNull();
  happens('offline');
  expect(line()).toHaveTextContent(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['before', 'after'])(
  'is hidden once an app that received the online event %s it has refetched, not before',
  async (order) => {
    let answered = () => {};
    const listen = () =>
      window.addEventListener(
        'online',
        () => {
          const done = new Promise<void>((resolve) => {
            answered = resolve;
          });
          emit('data:reread', { done });
        },
        { once: true },
      );
    if (order === 'before') listen();
    begin();
    if (order === 'after') listen();
    happens('offline');
    happens('online');
    await new Promise((resolve) => setTimeout(resolve));
    expect(line()).toHaveTextContent('网络已恢复，正在重新读取…');
    answered();
    await waitFor(() => expect(line()).toBeNull());
  },
);

test('is hidden with the online event if there is nothing to refetch', async () => {
  begin();
  happens('offline');
  happens('online');
  await waitFor(() => expect(line()).toBeNull());
});

test('stays, with its time, if the network is lost again while refetching', async () => {
  begin();
  happens('offline');
  let answered = () => {};
  const done = new Promise<void>((resolve) => {
    answered = resolve;
  });
  window.addEventListener('online', () => emit('data:reread', { done }), { once: true });
  happens('online');
  await waitFor(() => expect(line()).toHaveTextContent('正在重新读取'));
  jest.setSystemTime(new Date('2026-03-01T08:30:00Z'));
  happens('offline');
  answered();
  await done;
  expect(line()).toHaveTextContent('2026/03/01 08:05');
});

test('is shown at once if the network was lost before it was watched', () => {
  isOnline = false;
  begin();
  expect(line()).toHaveTextContent('网络已断开');
});

test('is hidden on pages without the frame, which have their own message', () => {
  isFramed = false;
  begin();
  happens('offline');
  expect(line()).toBeNull();
});

test('follows the navigation between pages with and without the frame', () => {
  isFramed = false;
  begin();
  happens('offline');
  jest.setSystemTime(new Date('2026-03-01T08:30:00Z'));
  isFramed = true;
  network.onNavigation();
  expect(line()).toHaveTextContent('2026/03/01 08:05');
  isFramed = false;
  network.onNavigation();
  expect(line()).toBeNull();
});

test('is not shown by a navigation while there is a network', () => {
  begin();
  network.onNavigation();
  expect(line()).toBeNull();
});
