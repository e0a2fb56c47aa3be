import {
  accents,
  bracketed,
  spaces,
  styleCommands,
  subscripts,
  superscripts,
  symbols,
} from './formula-symbols';

function shiftedText(
  words: string,
  signs: ReadonlyMap<string, string | undefined>,
  mark: string,
): string {
  const mapped = [...words].map((word) => signs.get(word));
  if (words === '°' || words === '′') return words;
  if (mapped.every((value) => value !== undefined)) return mapped.join('');
  const isWord = mark === '_' || [...words].length <= 1;
  return `${mark}${isWord ? bracketed(words) : `(${words})`}`;
}

/** Superscript in plain text: `²`, `^x`. */
export const superscriptText = (words: string): string => shiftedText(words, superscripts, '^');

/** A parser that reads a formula from left to right. */
class Reader {
  private readonly parts: readonly string[];
  private at = 0;

  constructor(source: string) {
    this.parts = source.match(/\\(?:[a-zA-Z]+\*?|[\s\S])|[\s\S]/gu) ?? [];
  }

  /** Reads to the end, or to the end of a group. */
  all(end?: string): string {
    let words = '';
    while (this.at < this.parts.length) {
      if (this.parts[this.at] === end) break;
      words += this.next(words);
    }
    this.at += 1;
    return words;
  }

  /** Reads a command's argument: a group, or one token. */
  private given(): string {
    while (/^\s$/.test(this.parts[this.at] ?? '')) this.at += 1;
    return this.at < this.parts.length ? this.next('') : '';
  }

  /** Reads an optional argument in square brackets. */
  private option(): string {
    if (this.parts[this.at] !== '[') return '';
    this.at += 1;
    return this.all(']');
  }

  private next(before: string): string {
    const part = this.parts[this.at] ?? '';
    this.at += 1;
    if (part === '{') return this.all('}');
    if (part === '^') return shiftedText(this.given(), superscripts, '^');
    if (part === '_') return shiftedText(this.given(), subscripts, '_');
    if (part === '~' || part === '&') return ' ';
    if (part === '}' || !part.startsWith('\\')) return part === '}' ? '' : part;
    return this.command(part.slice(1).replace(/\*$/, ''), before);
  }

  private command(name: string, before: string): string {
    if (/^[dt]?frac$/.test(name)) return `${bracketed(this.given())}/${bracketed(this.given())}`;
    if (name === 'sqrt') {
      const degree = this.option();
      return `${degree && shiftedText(degree, superscripts, '')}√${bracketed(this.given())}`;
    }
    if (name === 'binom') return `C(${this.given()}, ${this.given()})`;
    if (name === '\\') return '; ';
    if (spaces.has(name)) return ' ';
    if (name === 'begin' || name === 'end') {
      this.given();
      return '';
    }
    if (styleCommands.has(name)) {
      if (/^(left|right)$/.test(name) && this.parts[this.at] === '.') this.at += 1;
      return '';
    }
    const accent = accents[name];
    if (accent) return `${this.given()}${accent}`;
    const symbol = symbols[name];
    if (symbol !== undefined) {
      while (this.parts[this.at] === ' ') this.at += 1;
      return symbol;
    }
    if (!/^[a-zA-Z]/.test(name)) return name;
    // Of text, font and box commands only the content is used.
    if (this.parts[this.at] === '{' && /^(text|math|operatorname|ce|box)/.test(name))
      return this.given();
    return `${/[\p{L}\p{N})]$/u.test(before) ? ' ' : ''}${name}`;
  }
}

/** A formula as one line of plain text, as it would be typed: `x² + 1/2`; the source if nothing would be left. */
export const formulaWords = (source: string): string =>
  new Reader(source).all().replace(/\s+/g, ' ').trim() || source;
