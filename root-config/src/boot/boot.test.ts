import 'systemjs/dist/system.js';
import { transferableAbortController } from 'node:util';
import { screen } from '@testing-library/dom';
import nock from 'nock';

type Files = Record<string, () => unknown>;
const address = (name: string) => `http://localhost/${name}.js`;
/** root-config as a page gets it. */
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

/** Starts a page of these modules; answers what the platform is told, at its own host. */
async function start(files: Files): Promise<{ told: Promise<unknown> }> {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // Stands at the wire of SystemJS itself.
  Object.assign(System.constructor.prototype, {
    instantiate: (url: string) => files[url]?.(),
  });
  document.head.innerHTML =
    '<script type="systemjs-importmap" src="http://localhost/importmap.json"></script>';
  document.body.replaceChildren();
  const imports = { '@edu/root-config': '/root.js', '@edu/shared-utility': '/shared.js' };
  nock('http://localhost')
    .get('/importmap.json')
    .reply(200, { imports }, { etag: '"r1"' })
    .get('/config.json')
    .reply(200, { apiBaseUrl: 'http://localhost:9998', shellApiUrl: 'http://localhost:9999/' });
  const told = new Promise((resolve) => {
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
  return { told };
}

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});

test('a page whose start fails says so, and offers to load it again', async () => {
  const gone = () => root(() => Promise.reject(new Error('a chunk is gone')));
  const { told } = await start({ [address('root')]: gone });
  expect(await screen.findByRole('alert')).toHaveTextContent('页面未能启动');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(expect.any(String), new Error('a chunk is gone'));
  expect(await told).toEqual({
    module: '@edu/root-config',
    address: address('root'),
    revision: '"r1"',
    kind: 'evaluation',
    phase: 'load',
    status: null,
    message: 'a chunk is gone',
  });
});

test('a shared module that breaks the start is the one that is reported', async () => {
  const { told } = await start({
    [address('root')]: () => root(async () => {}, ['@edu/shared-utility']),
    [address('shared')]: () => broken,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('页面未能启动');
  expect(await told).toMatchObject({
    module: '@edu/shared-utility',
    address: address('shared'),
    kind: 'evaluation',
  });
});
