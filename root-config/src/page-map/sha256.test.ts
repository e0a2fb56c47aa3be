/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256 } from './sha256';

const known = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000])('%i characters', (length) => {
  expect(sha256('a'.repeat(length))).toBe(known('a'.repeat(length)));
});

test('any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(known(text));
    }),
  );
});
