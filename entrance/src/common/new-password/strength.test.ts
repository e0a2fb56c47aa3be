/** @jest-environment node */
import { isPassword } from '@edu/shared-utility';
import { passwordRules, passwordStrength } from './strength';

describe('rules of a new password', () => {
  it.each([
    ['', false, false, false],
    ['abc1', false, true, true],
    ['abcdefgh', true, false, true],
    ['abcdefg1', true, true, true],
    ['密码abcdef1', true, true, false],
    ['abc defg1', true, true, false],
    ['Demo#2026', true, true, true],
    ['a1'.repeat(11), false, true, true],
  ])('%j', (value, length, kinds, ascii) => {
    expect(passwordRules(value)).toEqual({ length, kinds, ascii });
    expect(length && kinds && ascii).toBe(isPassword(value));
  });
});

describe('strength of a new password', () => {
  it.each([
    ['', 0],
    ['short1', 0],
    ['abcdefgh', 0],
    ['aaaaaaa1', 1],
    ['abcdefg1', 1],
    ['Abcdefg1', 1],
    ['Demo#2026', 1],
    ['Nina#2026', 1],
    ['Kx7#pQ2mVt', 3],
    ['correct9horse', 2],
  ])('%j is %d', (value, strength) => expect(passwordStrength(value)).toBe(strength));
});
