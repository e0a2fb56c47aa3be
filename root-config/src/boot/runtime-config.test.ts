import { runtimeConfig } from '@edu/shared-utility';
import { resetContext } from '@edu/shared-utility/testing';
import nock from 'nock';
import { loadRuntimeConfig } from './runtime-config';

const { signal } = new AbortController();
const file = () => nock('http://localhost').get('/config.json');

function page(content: string | null): void {
  document.head.replaceChildren();
  if (content === null) return;
  const meta = document.createElement('meta');
  meta.name = 'edu-config';
  meta.content = content;
  document.head.append(meta);
}

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

test('uses the configuration that came with the page, without a request', async () => {
  page(JSON.stringify({ apiBaseUrl: 'https://api.example' }));
  const request = file().reply(200, { apiBaseUrl: 'https://other.example' });
  await loadRuntimeConfig(signal);
  expect(runtimeConfig().apiBaseUrl).toBe('https://api.example');
  expect(request.isDone()).toBe(false);
});

test.each([null, '', '[', '"text"', 'null'])(
  'requests the file if the page contains %p',
  async (content) => {
    page(content);
    file().reply(200, { apiBaseUrl: 'https://api.example' });
    await loadRuntimeConfig(signal);
    expect(runtimeConfig().apiBaseUrl).toBe('https://api.example');
  },
);

test('uses the defaults if neither exists', async () => {
  page(null);
  file().reply(404);
  await loadRuntimeConfig(signal);
  expect(runtimeConfig().apiBaseUrl).toBeUndefined();
});
