/** @jest-environment node */
import fc from 'fast-check';
import { isVisibleText } from './visible-text';

test.each([
  ['the empty text', ''],
  ['Chinese', '张三'],
  ['a rare character beyond the basic plane', '𠮷田'],
  ['a variant of a Chinese character', '葛\u{E0100}城'],
  ['Latin with marks', 'Zoé O’Connor-Müller'],
  ['a combining mark of its own', 'e\u0301lan'],
  ['emoji', '老师👩‍🏫❤️1️⃣'],
  ['emoji with a skin colour', '👩🏽‍🏫'],
  ['a flag', '🇨🇳'],
  ['Persian with a joiner', 'می\u200Cخواهم'],
  ['Hindi with a joiner', 'क्\u200Dष'],
  ['Arabic', 'محمد'],
  ['a middle dot', '买买提·艾力'],
])('%s is accepted', (_, text) => {
  expect(isVisibleText(text)).toBe(true);
});

test.each([
  ['turned around', '管理员\u202Egnp.exe'],
  ['an isolate', '张\u2066三'],
  ['only zero-width characters', '\u200B\u200B'],
  ['a zero-width character inside', '张\u200B三'],
  ['a joiner in Latin', 'ad\u200Dmin'],
  ['a joiner in Chinese', '管\u200D理'],
  ['a joiner at the end of an emoji', '👩‍'],
  ['two joiners in Persian', 'می\u200C\u200Cخواهم'],
  ['a joiner at the end of a word', 'می\u200C'],
  ['a byte order mark', '\uFEFF张三'],
  ['a soft hyphen', 'ad\u00ADmin'],
  ['a word joiner', 'ad\u2060min'],
  ['a line separator', '张\u2028三'],
  ['a paragraph separator', '张\u2029三'],
  ['a line break', '张\n三'],
  ['an unpaired surrogate', '张\uD83D'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uFFA0'],
  ['a filler character beside letters', '张\u3164'],
  ['blank Braille', '\u2800\u2800'],
  ['marks alone', '\u0301\u0302'],
  ['a variation selector beside a letter', 'a\uFE0F'],
  ['tags', 'a\u{E0061}\u{E0062}'],
  ['spaces alone', '\u3000 \u00A0'],
])('%s is refused', (_, text) => {
  expect(isVisibleText(text)).toBe(false);
});

test('any name of letters is accepted, and none with a format character in it', () => {
  const letters = fc.stringMatching(/^[a-zA-Zéüß张三李四王五]{1,15}$/);
  const hidden = fc.constantFrom(
    ...'\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF\u061C\u180E',
  );
  fc.assert(fc.property(letters, (name) => isVisibleText(name)));
  fc.assert(
    fc.property(letters, hidden, fc.nat(15), (name, value, at) => {
      return !isVisibleText(name.slice(0, at) + value + name.slice(at));
    }),
  );
});
