export interface BodyShape {
  /** Maximum nesting of arrays and objects. */
  readonly depth: number;
  /** Maximum number of values in all arrays and objects. */
  readonly values: number;
}

/** Except for rich text, calls nest at most five levels, and the longest list of identifiers has 1000. */
export const defaultShape: BodyShape = { depth: 20, values: 5000 };

/** For the longest rich texts, which are validated afterwards. */
export const richTextShape: BodyShape = { depth: 80, values: 60_000 };

const QUOTE = 34;
const BACKSLASH = 92;

/** Index of the closing quote of the string that begins at `start`; the text's length if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * True for JSON that is nested too deeply or holds too many values. Scans without parsing: `JSON.parse` and
 * validation take a quarter of a second for 400 kB of brackets.
 */
export function isTooComplex(text: string, limits: BodyShape = defaultShape): boolean {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = endOfString(text, index);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > limits.depth) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // ,
        values += 1;
        if (values > limits.values) return true;
    }
  }
  return false;
}
