/** @jest-environment node */
import { mayOverride } from './tester';

test.each([
  [undefined, 'localhost', true],
  [undefined, 'new.localhost', true],
  [undefined, '127.0.0.1', true],
  [undefined, '[::1]', true],
  [undefined, 'admin.example.com', false],
  [undefined, 'localhost.example.com', false],
  ['anything', 'admin.example.com', false],
  [true, 'admin.example.com', true],
  [false, 'localhost', false],
  ['permitted', 'localhost', false],
])('the setting %s on %s allows overrides: %s', (word, host, expected) => {
  expect(mayOverride(word, false, host)).toBe(expected);
});

test('if a permission is required, only the server’s answer counts', () => {
  expect(mayOverride('permitted', true, 'admin.example.com')).toBe(true);
  expect(mayOverride('permitted', false, 'localhost')).toBe(false);
  expect(mayOverride(false, true, 'localhost')).toBe(false);
});
