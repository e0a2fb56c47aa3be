/** @jest-environment node */
import { isAllowedAddress } from './hosts';

const page = { origin: 'https://admin.edu.example', href: 'https://admin.edu.example/saas/x' };
const hosts = ['https://cdn.example.com', 'http://localhost:*'];

test.each([
  ['/modules/x.js', true],
  ['https://admin.edu.example/x.js', true],
  ['https://cdn.example.com/cms/1.4.2/index.js', true],
  ['http://localhost:8080/x.js', true],
  ['http://localhost/x.js', true],
  ['https://cdn.example.com:8443/x.js', false],
  ['http://cdn.example.com/x.js', false],
  ['https://cdn.example.com.evil.io/x.js', false],
  ['https://evil.io/https://cdn.example.com/x.js', false],
  ['https://cdn.example.com@evil.io/x.js', false],
  ['https://user:word@cdn.example.com/x.js', false],
  ['https://xcdn.example.com/x.js', false],
  ['//evil.io/x.js', false],
  ['/\\evil.io/x.js', false],
  ['http://evil.io/x.js', false],
  ['https://localhost:8080/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://admin.edu.example/1', false],
  ['javascript:alert(1)', false],
  ['http://', false],
])('%s: %s', (address, expected) => {
  expect(isAllowedAddress(address, hosts, page)).toBe(expected);
});
