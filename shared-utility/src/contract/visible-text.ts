/** Scripts whose words need the invisible joiners to be written right. */
const JOINED =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}' +
  '\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}';

/** An invisible character that belongs to what is around it. */
const belonging = new RegExp(
  [
    // the joiner inside 👩‍🏫, and the selector that makes ❤️ a picture
    '(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]*)\\u200D(?=\\p{Extended_Pictographic})',
    '(?<=[\\p{Extended_Pictographic}\\d#*])[\\uFE0E\\uFE0F]',
    // one joiner between two letters of these scripts
    `(?<=[${JOINED}]\\p{M}?)[\\u200C\\u200D](?=[${JOINED}])`,
    // the variant of a Chinese character
    '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);

/** Controls, directions, zero widths, fillers, separators of lines, and what is left of a broken character. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]/u;

/** A letter, digit, sign or picture; the blank Braille cell (U+2800) shows nothing. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * True for a name that people can see whole: one line, at least one visible character, none that
 * hides, turns or splits the others. The empty text passes: whether a name must be given is another
 * rule's matter. Joiners pass inside emoji and inside words of Arabic and Indic scripts alone, where
 * they change what is seen.
 */
export function isVisibleText(text: string): boolean {
  if (text === '') return true;
  return VISIBLE.test(text) && !INVISIBLE.test(text.replace(belonging, ''));
}
