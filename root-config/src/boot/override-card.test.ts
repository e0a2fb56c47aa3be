import { transferableAbortController } from 'node:util';
import { navigate } from '@edu/shared-utility';
import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import { logIn, shellFixture } from './testing/shell-fixture';

const { content, overridden, apps } = shellFixture();
const address = 'http://localhost:9777/index.js';
const rejectAsGone = () => Promise.reject(new Error(`Error loading ${address} (SystemJS Error#3)`));

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});

test('the card of a stored override shows the true cause, and that of the published one the usual text', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => {});
  logIn();
  apps.set('@edu-app/saas', rejectAsGone);
  overridden.set('@edu-app/saas', address);
  const wire = nock('http://localhost:9777');
  // Everybody's card sends one request; a tester's sends two, with and without CORS.
  wire.get('/index.js').twice().replyWithError('blocked').get('/index.js').reply(200, '');
  navigate('/saas/student');
  await waitFor(() => expect(content()).toHaveTextContent('缺少 Access-Control-Allow-Origin'));
  expect(content()).not.toHaveTextContent('请检查网络');

  apps.set('@edu-app/cms', rejectAsGone);
  navigate('/cms/list');
  await waitFor(() => expect(content()).toHaveTextContent('模块下载失败，请检查网络后重试。'));
  expect(content()).not.toHaveTextContent('Access-Control-Allow-Origin');
  failed.mockRestore();
});
