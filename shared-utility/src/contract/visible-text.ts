/** Scripts that need invisible joiners for correct spelling. */
const JOINED =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}' +
  '\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}';

/** Invisible characters that are part of a visible one. */
const joiningCharacters = new RegExp(
  [
    // The joiner inside 👩‍🏫, and the selector that makes ❤️ an emoji.
    '(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Extended_Pictographic}\\d#*])[\\uFE0E\\uFE0F]',
    // one joiner between two letters of these scripts
    `(?<=[${JOINED}]\\p{M}?)[\\u200C\\u200D](?=[${JOINED}])`,
    // The variation selector of a Chinese character.
    '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);

/** Controls, text directions, zero widths, fillers, line separators, and replacements of broken characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]/u;

/** A letter, digit, sign or picture; the blank Braille cell (U+2800) shows nothing. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * True for a name that is completely visible: one line, at least one visible character, and none that hides,
 * reverses or splits others. Empty text passes; whether a name is required is another rule. Joiners are allowed
 * only where they change the display: inside emoji, and inside words of Arabic and Indic scripts.
 */
export function isVisibleText(text: string): boolean {
  if (text === '') return true;
  return VISIBLE.test(text) && !INVISIBLE.test(text.replace(joiningCharacters, ''));
}
