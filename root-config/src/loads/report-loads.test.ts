import { configureRuntime, type LoadedModule } from '@edu/shared-utility';
import nock from 'nock';
import { reportLoads } from './report-loads';

const saas = { module: '@edu-app/saas', address: '/modules/saas.1.js' };
const learn = { module: '@edu-app/learn', address: '/modules/learn.1.js' };
const path = '/platform/v1/module-loads';

let loaded: LoadedModule[];
let sent: unknown[];
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setInterval', 'clearInterval', 'performance'],
  });
  loaded = [saas];
  sent = [];
  configureRuntime({});
});
afterEach(() => {
  jest.useRealTimers();
  nock.cleanAll();
});

const listen = (origin = window.location.origin, status = 200) =>
  nock(origin)
    .persist()
    .post(path, (body) => {
      sent.push(body.modules);
      return true;
    })
    .reply(status, { code: 0, message: '', data: null });

const pass = async (milliseconds: number) => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  // The request is sent asynchronously.
  await new Promise<void>((resolve) => {
    const wait = setInterval(() => {
      clearInterval(wait);
      resolve();
    }, 60);
  });
};
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const start = () => reportLoads(() => loaded);

it('reports once what the page has loaded, and later only what is new', async () => {
  listen();
  start();
  await pass(10);
  expect(sent).toEqual([[saas]]);
  loaded = [saas, learn];
  window.dispatchEvent(new Event('single-spa:app-change'));
  window.dispatchEvent(new Event('single-spa:app-change'));
  await pass(59_000);
  expect(sent).toHaveLength(1);
  await pass(2_000);
  expect(sent).toEqual([[saas], [learn]]);
  window.dispatchEvent(new Event('single-spa:app-change'));
  await pass(61_000);
  expect(sent).toHaveLength(2);
});

it('reports when the page is hidden, which may be its end', async () => {
  listen();
  start();
  await pass(10);
  loaded = [saas, learn];
  hide();
  await pass(10);
  expect(sent).toEqual([[saas], [learn]]);
});

it('sends later what did not arrive, without a message', async () => {
  nock(window.location.origin).post(path).replyWithError('cut off');
  start();
  await pass(10);
  listen();
  hide();
  await pass(10);
  expect(sent).toEqual([[saas]]);
});

it('is sent to the shell’s own server beside another platform, and nowhere without one', async () => {
  configureRuntime({
    apiBaseUrl: 'https://platform.example',
    shellApiUrl: 'https://shell.example',
  });
  nock('https://shell.example').options(path).reply(204, '', {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  });
  listen('https://shell.example');
  const elsewhere = listen('https://platform.example');
  start();
  await pass(10);
  expect(sent).toEqual([[saas]]);
  configureRuntime({ apiBaseUrl: 'https://platform.example' });
  start();
  await pass(10);
  expect(sent).toHaveLength(1);
  expect(elsewhere.isDone()).toBe(false);
});
