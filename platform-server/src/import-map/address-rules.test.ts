import { faultOfAddress, refusalOf } from './address-rules';

const hosts = ['https://cdn.example.com', 'http://localhost:*', 'https://localhost:*'];

test.each([
  '/modules/shell-frame/index.js',
  '/modules/sub-apps/saas/index-0a1b2c3d.js?v=2',
  'https://cdn.example.com/cms/1.4.2/index.js',
  'http://localhost:5173/index.js',
])('%s is allowed in the map', (address) => {
  expect(refusalOf(address, hosts)).toBeNull();
});

test.each([
  ['//cdn.example.com/x.js', 'names a host without'],
  ['\\\\cdn.example.com\\x.js', 'neither a path'],
  ['/\\evil.example/x.js', 'odd way'],
  ['/modules/../../etc/x.js', 'plain form'],
  ['/modules/%2e%2e/x.js', 'odd way'],
  ['/modules/a%2fb.js', 'odd way'],
  ['/modules/a b.js', 'odd way'],
  ['data:text/javascript,alert(1)', 'neither a path'],
  ['blob:https://admin.example.com/1', 'neither a path'],
  ['javascript:alert(1)', 'neither a path'],
  ['modules/x.js', 'neither a path'],
  ['./modules/x.js', 'neither a path'],
  ['https://user:secret@cdn.example.com/x.js', 'credentials'],
  ['http://cdn.example.com/x.js', 'not https'],
  ['HTTPS://cdn.example.com/x.js', 'plain form'],
  ['https://CDN.example.com/x.js', 'plain form'],
  ['https://cdn.example.com:443/x.js', 'plain form'],
  ['https:cdn.example.com/x.js', 'plain form'],
  ['https://cdn.example.com\\@evil.io/x.js', 'odd way'],
  ['https://cdn.example.com/%2e%2e/x.js', 'odd way'],
  ['https://cdn.example.com/x.js#y', 'odd way'],
  ['https://cdn.example.com.evil.io/x.js', 'not in MODULE_HOSTS'],
  ['https://evil.io/cdn.example.com/x.js', 'not in MODULE_HOSTS'],
  ['https://xcdn.example.com/x.js', 'not in MODULE_HOSTS'],
  ['https://cdn.example.com:8443/x.js', 'not in MODULE_HOSTS'],
  ['https://localhost.evil.io/x.js', 'not in MODULE_HOSTS'],
  ['https://', 'not an address'],
])('%s is refused', (address, reason) => {
  expect(refusalOf(address, hosts)).toContain(reason);
});

test('a path needs no allowed host', () => {
  expect(faultOfAddress('/modules/x.js')).toBeNull();
  expect(refusalOf('/modules/x.js', [])).toBeNull();
});
