import type { z } from 'zod';
import * as fields from './fields';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

it.each<[string, number, z.ZodType]>([
  ['a name', 15, fields.personName],
  ['a nickname', 15, fields.nickname],
  ['the title of a site', 60, fields.siteTitle],
  ['a password', 128, fields.password],
])('%s has at most %i characters', (_, limit, schema) => {
  expect(accepts(schema, '字'.repeat(limit))).toBe(true);
  expect(accepts(schema, '字'.repeat(limit + 1))).toBe(false);
});

it('a name counts characters, not code units', () => {
  for (const name of [fields.personName, fields.nickname]) {
    expect(accepts(name, '𠮷'.repeat(15))).toBe(true);
    expect(accepts(name, '𠮷'.repeat(16))).toBe(false);
  }
});

it('a required text is neither blank nor invisible', () => {
  const required = [fields.personName, fields.nickname, fields.siteTitle, fields.requiredText(9)];
  const blank = ['', '  ', '\u200b', '\u202e'];
  expect(required.flatMap((schema) => blank.filter((text) => accepts(schema, text)))).toEqual([]);
});

it.each<[string, boolean]>([
  ['11010519491231002X', true],
  ['11010519491231002x', true],
  ['110105194912310021', false],
  // the check characters are right, but there is no such day
  ['110105199002300028', false],
  ['110105199013010026', false],
  ['110105199000010027', false],
  ['1101051949123100', false],
])('the id number %s: %s', (value, isValid) => {
  expect(accepts(fields.idNumber, value)).toBe(isValid);
});

it('an id number is stored with a capital X', () => {
  expect(fields.idNumber.parse('11010519491231002x')).toBe('11010519491231002X');
});

it('a page has 1 to 200 rows and a number from 1', () => {
  const numbers = ['0', '1', '200', '201', '1.5', ''];
  const { pageNum, pageSize } = fields.page;
  expect(numbers.filter((value) => accepts(pageSize, value))).toEqual(['1', '200']);
  expect(numbers.filter((value) => accepts(pageNum, value))).toEqual(['1', '200', '201']);
  expect(accepts(pageNum, '1000000')).toBe(true);
  expect(accepts(pageNum, '1000001')).toBe(false);
});

it('text has no control characters except tabs and line breaks, and no halves of characters', () => {
  const schema = fields.text(20);
  expect(['a\tb', 'a\nb', 'a\r\nb', '𠮷'].filter((text) => !accepts(schema, text))).toEqual([]);
  const refused = ['a\u0000', 'a\u0008', 'a\u000b', 'a\u001f', 'a\ud800', '\udc00a'];
  expect(refused.filter((text) => accepts(schema, text))).toEqual([]);
});

it.each<[string, z.ZodType, readonly string[], readonly string[]]>([
  [
    'a menu address',
    fields.menuUrl,
    ['', '/', '/student?a=1'],
    ['//evil.example', '/\\evil', 'x', '/a b', `/${'x'.repeat(202)}`],
  ],
  [
    'a picture',
    fields.imageUrl,
    ['https://a.cn/b.png', '/b.png'],
    ['//a.cn/b.png', 'javascript:x', 'data:,', '/\\a', '/a"b'],
  ],
  ['a channel', fields.channel, ['1', 'a-b_C'], ['', 'a b', 'x'.repeat(21)]],
  [
    'a code of a permission',
    fields.permissionCode,
    ['a', `a${'b'.repeat(63)}`],
    ['', '.a', `a${'b'.repeat(64)}`],
  ],
  ['a region', fields.region, ['110105'], ['11010', '1101055', '11010a']],
  ['a day', fields.day, ['2026-02-28'], ['2026-02-30', '2026-2-3', '20260228']],
  [
    'a moment',
    fields.moment,
    ['2026-02-28T00:00:00Z', '2026-02-28T00:00:00+08:00'],
    ['2026-02-28T00:00:00', '2026-02-28'],
  ],
  [
    'a verification code',
    fields.authCode,
    ['123456', ' １２３４５６ '],
    ['12345', '1234567', '12345a'],
  ],
])('%s', (_, schema, right, wrong) => {
  expect(right.filter((value) => !accepts(schema, value))).toEqual([]);
  expect(wrong.filter((value) => accepts(schema, value))).toEqual([]);
});
