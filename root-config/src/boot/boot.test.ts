import 'systemjs/dist/system.js';
import { transferableAbortController } from 'node:util';
import { screen, waitFor } from '@testing-library/dom';
import nock from 'nock';

type Files = Record<string, () => unknown>;
const address = (name: string) => `http://localhost/${name}.js`;
/** The System module of root-config, as a page loads it. */
const root = (started: () => Promise<void>, needs: string[] = []) => [
  needs,
  (publish: (exports: object) => void) => ({
    execute() {
      publish({ started: started() });
    },
  }),
];
const broken = [
  [],
  () => ({
    execute() {
      throw new Error('the new version is broken');
    },
  }),
];

/** Boots a page with these modules; returns the reports that the platform's host received. */
async function start(
  files: Files,
  body: readonly Element[] = [],
  map: nock.Body = {
    imports: { '@edu/root-config': '/root.js', '@edu/shared-utility': '/shared.js' },
  },
): Promise<{ report: Promise<unknown> }> {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // Hooks into SystemJS itself, below what an earlier boot has put there.
  Reflect.deleteProperty(System, 'instantiate');
  Object.assign(System.constructor.prototype, {
    instantiate: (url: string) => files[url]?.(),
  });
  document.head.innerHTML =
    '<script type="systemjs-importmap" src="http://localhost/importmap.json"></script>';
  document.body.replaceChildren(...body);
  nock('http://localhost')
    .get('/importmap.json')
    .times(2)
    .reply(200, map, { etag: '"r1"' })
    .get('/config.json')
    .reply(200, { apiBaseUrl: 'http://localhost:9998', shellApiUrl: 'http://localhost:9999/' });
  const report = new Promise((resolve) => {
    nock('http://localhost:9999')
      .post('/platform/v1/module-reports', (body) => {
        resolve(body);
        return true;
      })
      .reply(200, {}, { 'access-control-allow-origin': '*' })
      .options('/platform/v1/module-reports')
      .reply(204, '', {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
      });
  });
  for (const file of Object.keys(files)) System.delete(file);
  await jest.isolateModulesAsync(async () => void (await import('./boot')));
  return { report };
}

/** Notifies the page that a file was loaded. */
let arrive: () => void = () => {};
/** jsdom has none. */
class Arrivals {
  constructor(private readonly report: () => void) {}
  observe(): void {
    arrive = this.report;
  }
  disconnect(): void {
    arrive = () => {};
  }
}

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, {
    AbortSignal: transferableAbortController().signal.constructor,
    PerformanceObserver: Arrivals,
  });
});

test.each(['{"imports": {,}}', '[]'])(
  'an invalid map (%s) is distinguished from a network failure',
  async (map) => {
    await start({}, [], map);
    expect(await screen.findByRole('alert')).toHaveTextContent('模块清单无法读取，请联系管理员');
    nock.cleanAll();
  },
);

test('a page whose start fails says so and offers a reload', async () => {
  const removed = () => root(() => Promise.reject(new Error('a chunk is gone')));
  const { report } = await start({ [address('root')]: removed });
  expect(await screen.findByRole('alert')).toHaveTextContent('页面未能启动');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(expect.any(String), new Error('a chunk is gone'));
  expect(await report).toEqual({
    module: '@edu/root-config',
    address: address('root'),
    revision: '"r1"',
    kind: 'evaluation',
    phase: 'load',
    status: null,
    message: 'a chunk is gone',
  });
});

const elsewhere = address('my-react');
/** A tester's browser that takes React from another file. */
function givenOverride() {
  localStorage.setItem('devtools', 'true');
  localStorage.setItem('import-map-override:react', elsewhere);
}
afterEach(() => {
  localStorage.clear();
  nock.cleanAll();
  jest.useRealTimers();
});

test('the message replaces the skeleton and does not mention overrides if there are none', async () => {
  const removed = () => root(() => Promise.reject(new Error('a chunk is gone')));
  const content = document.createElement('main');
  content.id = 'edu-content';
  content.innerHTML = '<div data-first role="status">skeleton</div>';
  await start({ [address('root')]: removed }, [content]);
  await screen.findByRole('alert');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('页面未能启动');
  expect(screen.queryByRole('button', { name: '恢复正式版本' })).toBeNull();
});

test('a person with overrides sees them listed, with a button to remove them', async () => {
  givenOverride();
  const removed = () => root(() => Promise.reject(new Error('react is gone')));
  await start({ [address('root')]: removed });
  expect(await screen.findByRole('alert')).toHaveTextContent(`react · ${elsewhere}`);
  screen.getByRole('button', { name: '恢复正式版本' }).click();
  expect(localStorage.getItem('import-map-override:react')).toBeNull();
});

test('a start without progress says so until it is done', async () => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  let goOn: () => void = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await new Promise<void>((begun) => {
    const starting = () => {
      begun();
      return waits;
    };
    void start({ [address('root')]: () => root(starting) });
  });
  await jest.advanceTimersByTimeAsync(2_000);
  arrive();
  await jest.advanceTimersByTimeAsync(2_900);
  expect(screen.queryByRole('status')).toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(screen.getByRole('status')).toHaveTextContent('加载时间较长，请稍候');
  goOn();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a first file that hangs is requested again at another address, and starts the page', async () => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  const asked: string[] = [];
  const hang = new Promise<never>(() => {});
  await new Promise<void>((begun) => {
    const file = (answer: () => unknown) => () => {
      asked.push('root');
      begun();
      return answer();
    };
    void start({
      [address('root')]: file(() => hang),
      [`${address('root')}?retry=1`]: file(() => root(async () => {})),
    });
  });
  await jest.advanceTimersByTimeAsync(3_100);
  expect(asked).toHaveLength(1);
  screen.getByRole('button', { name: '重试' }).click();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole('status')).toBeNull();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a shared module that breaks the start is the one that is reported', async () => {
  const { report } = await start({
    [address('root')]: () => root(async () => {}, ['@edu/shared-utility']),
    [address('shared')]: () => broken,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('页面未能启动');
  expect(await report).toMatchObject({
    module: '@edu/shared-utility',
    address: address('shared'),
    kind: 'evaluation',
  });
});
