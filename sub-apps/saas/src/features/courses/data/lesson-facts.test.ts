/** @jest-environment node */
import { addressOf, isSecureAddress } from './lesson-facts';

test.each([
  [' example.org/a ', 'https://example.org/a'],
  ['example.org', 'https://example.org'],
  ['https://example.org', 'https://example.org'],
  ['http://example.org', null],
  ['javascript:alert(1)', null],
  ['example', null],
  ['一个网址', null],
])('the address of %s is %s', (input, address) => {
  expect(isSecureAddress(addressOf(input)) ? addressOf(input) : null).toBe(address);
});
