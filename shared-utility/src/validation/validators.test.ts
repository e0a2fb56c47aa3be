/** @jest-environment node */
import fc from 'fast-check';
import {
  codePointLength,
  creditCheckCharacter,
  idCheckCharacter,
  isAuthCode,
  isCreditCode,
  isEmail,
  isIdNumber,
  isLandline,
  isMobile,
  isPassword,
} from '.';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

test.each([
  ['13800138000', true],
  ['19912345678', true],
  ['12800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['23800138000', false],
  ['+8613800138000', false],
  ['１３８００１３８０００', false],
  ['13800138000\n', false],
  ['', false],
])('mobile %s: %s', (value, expected) => expect(isMobile(value)).toBe(expected));

test('a mobile number is 1, then 3 to 9, then nine digits, and nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'0123456789'), digits(9), (second, rest) => {
      expect(isMobile(`1${second}${rest}`)).toBe(second >= '3');
    }),
  );
  fc.assert(
    fc.property(fc.string(), (any) => {
      expect(isMobile(any)).toBe(any.length === 11 && /^1[3-9][0-9]{9}$/.test(any));
    }),
  );
});

test.each([
  ['a@b.cn', true],
  ['first.last+tag@sub.example.com', true],
  ['a@b', false],
  ['a b@c.cn', false],
  ['a@@b.cn', false],
  ['a@b..cn', false],
  ['a@.cn', false],
  ['@b.cn', false],
  ['a@b.c', false],
  ['a@b.c1', false],
  ['a@-b.cn', false],
  ['.a@b.cn', false],
  ['a..b@c.cn', false],
  ['<a>@b.cn', false],
  ['ａ@b.com', false],
  ["o'brien@b.ie", true],
  ['a@b.xn--fiqs8s', true],
  ['张三@教育.中国', true],
  ['123@qq.com', true],
  [`${'a'.repeat(65)}@b.cn`, false],
])('e-mail %s: %s', (value, expected) => expect(isEmail(value)).toBe(expected));

test.each([
  ['010-62345678', true],
  ['01062345678', true],
  ['0755-2345678', true],
  ['0755-23456789-012', true],
  ['62345678', false],
  ['0755-1234567', false],
  ['13800138000', false],
])('landline %s: %s', (value, expected) => expect(isLandline(value)).toBe(expected));

test.each([
  ['abcd1234', true],
  ['12345678', false],
  ['abcdefgh', false],
  ['!!!!!!!!', false],
  ['abcdefg!', true],
  ['ABCDabcd', false],
  ['1234567!', true],
  ['abc123', false],
  ['a1'.repeat(10), true],
  [`${'a1'.repeat(10)}x`, false],
  ['abcd 123', false],
  ['密码密码1234', false],
])('password %s: %s', (value, expected) => expect(isPassword(value)).toBe(expected));

test('a password of 8 to 20 characters of only one kind is never enough, of two kinds always', () => {
  const kind = (letters: string, length: number) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: length, maxLength: length });
  const kinds = ['0123456789', 'abcXYZ', '!@#$%_-'];
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom(...kinds),
      (value, length, other) => {
        const [alone] = fc.sample(kind(value, length), 1);
        const mixed = `${alone?.slice(1)}${other[0]}`;
        expect(isPassword(alone ?? '')).toBe(false);
        expect(isPassword(mixed)).toBe(value !== other && length >= 8 && length <= 20);
      },
    ),
  );
});

const birthday = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const first17 = fc
  .tuple(fc.integer({ min: 110000, max: 659999 }), birthday, digits(3))
  .map(([region, date, order]) => `${region}${date}${order}`);

test('the example number of the standard is valid', () => {
  expect(isIdNumber('11010519491231002X')).toBe(true);
  expect(isIdNumber('11010519491231002x')).toBe(true);
  expect(isIdNumber('440524188001010014')).toBe(true);
});

test('a correct checksum is valid, every other one is not, and neither is any changed digit', () => {
  fc.assert(
    fc.property(first17, fc.nat(16), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
      const check = idCheckCharacter(body);
      expect(isIdNumber(body + check)).toBe(true);
      for (const digit of '0123456789X') {
        if (digit !== check) expect(isIdNumber(body + digit)).toBe(false);
      }
      const changed = `${body.slice(0, place)}${(Number(body[place]) + step) % 10}${body.slice(place + 1)}`;
      expect(isIdNumber(changed + check)).toBe(false);
    }),
  );
});

test.each(['20190230', '19001301', '19000431', '29990101', '00000000'])(
  'an invalid birthday: %s',
  (date) => {
    const body = `110105${date}002`;
    expect(isIdNumber(body + idCheckCharacter(body))).toBe(false);
  },
);

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditBody = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 2, maxLength: 2 }),
    digits(6),
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 9, maxLength: 9 }),
  )
  .map((parts) => parts.join(''));

test.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100m000100y43', false],
  ['91350100M000100Y4', false],
  ['9135010IM000100Y43', false],
])('credit code %s: %s', (value, expected) => expect(isCreditCode(value)).toBe(expected));

test('a credit code is valid with its check character and with no other', () => {
  fc.assert(
    fc.property(creditBody, (body) => {
      const check = creditCheckCharacter(body);
      for (const character of alphabet)
        expect(isCreditCode(body + character)).toBe(character === check);
    }),
  );
});

test('a six-digit code is six ASCII digits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (value) => {
      expect(isAuthCode(value)).toBe(
        value.length === 6 && [...value].every((c) => c >= '0' && c <= '9'),
      );
    }),
  );
  expect(isAuthCode('012345')).toBe(true);
});

test('length counts code points, whatever the encoding', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '中', '😀', '𠮷', 'é')), (characters) => {
      expect(codePointLength(characters.join(''))).toBe([...characters.join('')].length);
    }),
  );
  expect(codePointLength('😀')).toBe(1);
});
