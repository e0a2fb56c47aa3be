import 'systemjs/dist/system.js';
import { transferableAbortController } from 'node:util';
import { screen } from '@testing-library/dom';
import nock from 'nock';

/** Stands at the wire of SystemJS itself: root-config as a page gets it, which cannot start. */
const rootConfig = () => [
  [],
  (publish: (face: object) => void) => ({
    execute() {
      publish({ started: Promise.reject(new Error('a chunk is gone')) });
    },
  }),
];

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});
afterAll(() => nock.restore());

test('a page whose start fails says so, and offers to load it again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(System.constructor.prototype, { instantiate: rootConfig });
  document.head.innerHTML =
    '<script type="systemjs-importmap" src="http://localhost/importmap.json"></script>';
  nock('http://localhost')
    .get('/importmap.json')
    .reply(200, { imports: { '@edu/root-config': 'http://localhost/root.js' } });
  await import('./boot');
  expect(await screen.findByRole('alert')).toHaveTextContent('页面未能启动');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(said).toHaveBeenCalledWith(expect.any(String), new Error('a chunk is gone'));
});
