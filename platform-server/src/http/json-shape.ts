export interface BodyShape {
  /** Levels of arrays and objects inside each other. */
  readonly depth: number;
  /** Values in arrays and objects together. */
  readonly values: number;
}

/** Without texts with a form no call has more than five levels; the longest list of identifiers has 1000. */
export const plainShape: BodyShape = { depth: 20, values: 5000 };

/** For the longest texts with a form, whose own check then says what is wrong with them. */
export const richTextShape: BodyShape = { depth: 80, values: 60_000 };

const QUOTE = 34;
const BACKSLASH = 92;

/** Where the string that begins at `start` ends; the length of the text for one without an end. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * True for a JSON text that is nested too deeply or holds too many values. One pass without
 * parsing: `JSON.parse` and the checks after it spend a quarter of a second on 400 kB of brackets.
 */
export function isTooComplex(text: string, most: BodyShape = plainShape): boolean {
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
        if (depth > most.depth) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      case 0x2c: // ,
        values += 1;
        if (values > most.values) return true;
    }
  }
  return false;
}
