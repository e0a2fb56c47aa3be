import { AppRouter, configureRuntime, on, setPageExit } from '@edu/shared-utility';
import { renderApp } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { phrases } from '../phrases';
import { freshPersonEachTest, open } from '../testing';
import { BusyBar } from './busy-bar.view';
import { lazyScreen } from './lazy-screen.view';
import type { LoadScreen } from './screen';

freshPersonEachTest();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

const Page = () => <h1>企业注册</h1>;
const arrives: LoadScreen = async () => ({ screen: { Page, phrases: [phrases] } });
const missing: LoadScreen = () =>
  Promise.reject(new Error('Error loading x.js (SystemJS Error#3)'));
const hangs: LoadScreen = () => new Promise(() => {});

/** Follows a link to a lazy screen; each load of its chunk takes the next answer. */
async function follow(...answers: LoadScreen[]) {
  const reload = jest.fn();
  setPageExit({ assign: jest.fn(), reload });
  const load = jest.fn<ReturnType<LoadScreen>, []>(() => (answers.shift() ?? arrives)());
  const start = <Link to="/entrance/register?returnTo=%2Fa">去注册</Link>;
  const routes = [
    { path: '/', element: start },
    { path: '/entrance/login', element: <p>这里是登录</p> },
    { path: '/entrance/register', element: lazyScreen(load, () => {}) },
  ];
  window.history.replaceState(null, '', '/');
  renderApp(
    <AppRouter basename="/" routes={routes}>
      <BusyBar />
    </AppRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: '去注册' }));
  return { load, reload };
}

const failed = () => screen.findByRole('heading', { name: '页面加载失败' });

it('a screen that failed to load is fetched again without reloading the page', async () => {
  const messages: string[] = [];
  const stop = on('library:failed', ({ name }) => messages.push(name));
  const { load, reload } = await follow(missing, missing);
  await failed();
  expect(screen.getByRole('button', { name: '重新加载' })).toHaveFocus();
  const before = load.mock.calls.length;
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '企业注册' })).toBeVisible();
  expect(load.mock.calls.length).toBe(before + 1);
  // The message lets the module loader clear the failure too.
  expect(messages).toContain('entrance');
  expect(reload).not.toHaveBeenCalled();
  stop();
});

it('links from there back to the log-in, with the return address', async () => {
  await follow(missing, missing);
  await failed();
  const backLink = screen.getByRole('link', { name: '返回登录' });
  expect(backLink).toHaveAttribute('href', '/entrance/login?returnTo=%2Fa');
  await userEvent.click(backLink);
  expect(await screen.findByText('这里是登录')).toBeVisible();
});

it('the previous screen stays while the next one is loading, with a note that it is loading', async () => {
  let arrive = () => {};
  const late: LoadScreen = () => new Promise((resolve) => (arrive = () => resolve(arrives())));
  await follow(late);
  expect(await screen.findByRole('img', { name: '页面正在加载' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去注册' })).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: '企业注册' })).toBeVisible();
  expect(screen.queryByRole('img', { name: '页面正在加载' })).not.toBeInTheDocument();
});

it('a screen that hangs can be requested again or left', async () => {
  configureRuntime({ timing: { moduleSlowAfter: 300 } });
  const messages: string[] = [];
  const stop = on('library:failed', ({ name }) => messages.push(name));
  await follow(hangs, hangs);
  expect(await screen.findByRole('heading', { name: '页面正在加载' })).toBeVisible();
  expect(messages).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(messages).toEqual(['entrance']);
  await userEvent.click(screen.getByRole('link', { name: '返回登录' }));
  expect(await screen.findByText('这里是登录')).toBeVisible();
  stop();
});

it('an unknown address of the entrance says so at once and shows the address', async () => {
  const waits = jest.spyOn(window, 'setTimeout');
  open('/entrance/nothing?a=1');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  // It does not wait as it does for the address of another app.
  expect(waits.mock.calls.map(([, ms]) => ms)).not.toContain(1500);
  expect(screen.getByText('/entrance/nothing?a=1')).toBeVisible();
});
