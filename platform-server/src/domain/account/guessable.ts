import { KEYBOARD_SEQUENCES, LEET, NUMBERS, WORDS } from './guessable-lists';

const isDate = (text: string): boolean =>
  /^(19|20)\d\d$/.test(text) || /^((19|20)?\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

const isRepeat = (text: string): boolean => text.length >= 3 && /^(.)\1+$/.test(text);
/** Three letters in a row occur in many words by chance, so letters need four. */
const isKeyboardSequence = (text: string): boolean =>
  text.length >= (/^[a-z]+$/.test(text) ? 4 : 3) &&
  KEYBOARD_SEQUENCES.some((line) => line.includes(text));

/** People often append up to four digits when a rule demands digits. */
const isTail = (text: string, isLast: boolean): boolean => isLast && /^\d{1,4}$/.test(text);

const MAX_WORD_LENGTH = 20;
/** Most characters that no known piece explains: with so few left, the password is quickly guessed. */
const MAX_UNEXPLAINED = 2;
const MAX_SYMBOLS = 2;
/** Two-letter words occur in random text by chance, so each counts as one unexplained character. */
const shortWordRest = (piece: string): number => (/^[a-z]{2}$/.test(piece) ? 1 : 0);

/** The least number of characters that no known piece explains, over all ways to split the text. */
function unexplainedLength(
  text: string,
  isPiece: (piece: string, isLast: boolean) => boolean,
): number {
  const min = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = (min[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end; start += 1) {
      const piece = text.slice(start, end);
      if (isPiece(piece, end === text.length)) {
        best = Math.min(best, (min[start] ?? 0) + shortWordRest(piece));
      }
    }
    min.push(best);
  }
  return min[text.length] ?? 0;
}

/**
 * True for a password made of well-known words, names, numbers and keyboard sequences, however they are joined,
 * capitalised or spelled with symbols (`Admin@2026`, `woaini1314`, `1qaz2wsx`).
 *
 * @param personalWords words about the person and their tenant, in lower case
 */
export function isGuessable(
  password: string,
  personalWords: ReadonlySet<string> = new Set(),
): boolean {
  const text = password.toLowerCase();
  const plain = [...text].map((value) => LEET[value] ?? value).join('');
  const isWord = (word: string): boolean => WORDS.has(word) || personalWords.has(word);
  const isKnown = (piece: string, isLast: boolean): boolean =>
    isWord(piece) ||
    isKeyboardSequence(piece) ||
    isRepeat(piece) ||
    isDate(piece) ||
    NUMBERS.includes(piece) ||
    isTail(piece, isLast);
  const withoutSymbols = text.replace(/[^a-z0-9]/g, '');
  const symbols = text.length - withoutSymbols.length;
  const maxUnexplained = MAX_UNEXPLAINED - Math.max(0, symbols - MAX_SYMBOLS);
  // Try the text without symbols, as it is, and with symbols read as letters.
  if (unexplainedLength(withoutSymbols, isKnown) <= maxUnexplained) return true;
  if (unexplainedLength(text, isKnown) <= MAX_UNEXPLAINED) return true;
  const tail = /^(.*?[^\d])?([^a-z]*)$/.exec(text)?.[2]?.length ?? 0;
  const withoutLeet = plain.slice(0, text.length - tail) + text.slice(text.length - tail);
  return unexplainedLength(withoutLeet.replace(/[^a-z0-9]/g, ''), isKnown) <= maxUnexplained;
}
