import { formatLength } from './format-length';

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_845, '1:04:05'],
  [-3, '0:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text);
});
