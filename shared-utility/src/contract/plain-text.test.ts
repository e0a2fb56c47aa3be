/** @jest-environment node */
import fc from 'fast-check';
import { isEmail, isMobile } from './plain-forms';
import {
  plainAccount,
  plainCapitals,
  plainCode,
  plainDigits,
  plainMail,
  plainPhone,
} from './plain-text';

test.each([
  '13811112222',
  ' 138 1111 2222 ',
  '138-1111-2222',
  '138–1111—2222',
  '138－1111－2222',
  '+86 138 1111 2222',
  '+8613811112222',
  '＋８６ １３８ １１１１ ２２２２',
  '0086 138 1111 2222',
  '8613811112222',
  '(+86) 138.1111.2222',
  '\u202d+86 138 1111 2222\u202c',
  '\u200e138\u00a01111\u30002222\ufeff',
])('%j is the number 13811112222', (input) => {
  expect(plainPhone(input)).toBe('13811112222');
  expect(plainAccount(input)).toBe('13811112222');
});

test.each([
  ['+85291234567', '+85291234567'],
  ['+1 386 111 2222', '+13861112222'],
  ['86138111', '86138111'],
  ['138111122223', '138111122223'],
  ['1381111222a', '1381111222a'],
])('%s stays another number, or is none: %s', (input, plain) => {
  expect(plainPhone(input)).toBe(plain);
  expect(isMobile(plain)).toBe(false);
});

test.each([
  [' a@b.com ', 'a@b.com'],
  ['ａ＠ｂ．ｃｏｍ', 'a@b.com'],
  ['a@b。com', 'a@b.com'],
  ['\u202aa@b.com\u202c', 'a@b.com'],
  ['Zhang.San@Example.com', 'Zhang.San@Example.com'],
  ['first-last@my-school.cn', 'first-last@my-school.cn'],
])('the address %j is %s', (input, plain) => {
  expect(plainMail(input)).toBe(plain);
  expect(plainAccount(input)).toBe(plain);
  expect(isEmail(plain)).toBe(true);
});

test('a name that is neither number nor address keeps its dashes', () => {
  expect(plainAccount(' zhang-san_1 ')).toBe('zhang-san_1');
});

test('a space inside an address is a mistake that is kept', () => {
  expect(isEmail(plainMail('a b@c.cn'))).toBe(false);
});

test.each([
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['\u200b123456\n', '123456'],
])('the code %j is %s', (input, plain) => {
  expect(plainCode(input)).toBe(plain);
  expect(plainDigits(input)).toBe(plain);
});

test('a code is extracted from its message; letters that were sent are kept', () => {
  expect(plainDigits('验证码 123-456。')).toBe('123456');
  expect(plainCode('123456x')).toBe('123456x');
});

test('a credit code is normalised in case, width and spacing', () => {
  expect(plainCapitals('9135 0100-m000\u3000１００y43')).toBe('91350100M000100Y43');
});

test('text that is already normalised stays unchanged', () => {
  const anyInput = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(anyInput, fc.constantFrom(plainPhone, plainMail, plainCode), (text, plain) => {
      expect(plain(plain(text))).toBe(plain(text));
    }),
  );
});
