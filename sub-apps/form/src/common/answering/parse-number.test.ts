/** @jest-environment node */
import { parseNumber } from './parse-number';

it.each([
  ['10', 10],
  ['-0.5', -0.5],
  ['-0', 0],
  ['−3', -3],
  ['2.0', 2],
  ['007', 7],
  ['0,5', 0.5],
  ['1,000', 1000],
  ['-12,000.5', -12000.5],
  ['1,234,567', 1234567],
  ['1 234 567', 1234567],
  ['０５', 5],
  ['１，０００', 1000],
  [' 8 ', 8],
  ['99999999999999', 99999999999999],
])('reads %s', (written, number) => {
  expect(Object.is(parseNumber(written, 'en-US'), number)).toBe(true);
});

it.each([
  '',
  '-',
  '1.',
  '.5',
  '1e1',
  '0x10',
  '1.234,567',
  '12,34,567',
  '1,2,3',
  '--1',
  'Infinity',
  '五',
])('reads no number from "%s"', (written) => {
  expect(parseNumber(written, 'en-US')).toBeNull();
});

it('accepts the decimal comma if the language has it', () => {
  expect(parseNumber('1,000', 'fr-FR')).toBe(1);
  expect(parseNumber('12,5', 'fr-FR')).toBe(12.5);
  expect(parseNumber('1 234,5', 'fr-FR')).toBe(1234.5);
});
