/** @jest-environment node */
import { plainCode, printedCode } from './code';

it.each([
  ['7KQX-9MZ2-H4TB', '7KQX9MZ2H4TB'],
  [' 7kqx 9mz2 h4tb\n', '7KQX9MZ2H4TB'],
  ['７ＫＱＸ－９ＭＺ２－Ｈ４ＴＢ', '7KQX9MZ2H4TB'],
  ['7kqx–9mz2—h4tb', '7KQX9MZ2H4TB'],
  ['Your code: 7kqx-9mz2-h4tb.', '7KQX9MZ2H4TB'],
  ['https://a.example/learn/redeem?code=7KQX-9MZ2-H4TB', '7KQX9MZ2H4TB'],
  ['7kqx-9mz2-h4tb1', '7KQX9MZ2H4TB1'],
  ['', ''],
])('%j is normalised to %s', (input, plain) => expect(plainCode(input)).toBe(plain));

it('is printed in groups of four', () => {
  expect(printedCode('7kqx9mz2h4tb')).toBe('7KQX-9MZ2-H4TB');
  expect(printedCode('7kqx9')).toBe('7KQX-9');
  expect(printedCode('')).toBe('');
});
