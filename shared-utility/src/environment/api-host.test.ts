import { apiBaseUrl, apiHostOf, configurationKey, environmentOf } from '.';
import { configureRuntime } from './runtime-config';

afterEach(() => configureRuntime({}));

test.each([
  ['localhost', 'http://localhost:9000', 'http://localhost:9000'],
  ['new.localhost', 'http://new.localhost:9000', 'http://new.localhost:9000'],
  ['127.0.0.1', 'http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['[::1]', 'http://[::1]:9000', 'http://[::1]:9000'],
  ['admin.edu.example', 'https://admin.edu.example', 'https://api.edu.example'],
  ['fat-admin.edu.example', 'https://fat-admin.edu.example', 'https://fat-api.edu.example'],
  [
    'testing2-admin.edu.example',
    'https://testing2-admin.edu.example',
    'https://testing2-api.edu.example',
  ],
  ['other-admin.edu.example', 'https://other-admin.edu.example', 'https://other-admin.edu.example'],
  ['portal.edu.example', 'https://portal.edu.example', 'https://portal.edu.example'],
])('the API host of a page at %s', (hostname, origin, api) => {
  expect(apiHostOf({ hostname, origin })).toBe(api);
});

test.each([
  ['testing1-admin.a.cn', 'testing1'],
  ['uat-admin.a.cn', 'uat'],
  ['admin.a.cn', 'production'],
  ['localhost', 'production'],
])('the environment of %s is %s', (hostname, name) => {
  expect(environmentOf(hostname)).toBe(name);
});

test('the runtime configuration has priority, and a final slash is not doubled', () => {
  configureRuntime({ apiBaseUrl: 'https://api.example/base/', environment: 'uat' });
  expect(apiBaseUrl()).toBe('https://api.example/base');
  expect(configurationKey()).toBe('frontend_config_uat');
});

test('production has the key without a suffix', () => {
  expect(configurationKey()).toBe('frontend_config');
});
