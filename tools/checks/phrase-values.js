/**
 * @typedef {{ key: string, values: string[] | null, line: number }} PhraseCall
 *   values: names that the call fills in; null if a spread or a variable hides them
 */

/** Splits at the commas that are outside of brackets and quotes. @param {string} text */
function splitArguments(text) {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) break;
    if (letter === ',' && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** @param {string} text the second argument of a call @returns {string[] | null} */
function namesIn(text) {
  if (!text.startsWith('{')) return null;
  const entries = splitArguments(text.slice(1));
  const names = entries.map((entry) => /^(\w+)\s*(?::|$)/.exec(entry)?.[1]);
  return names.some((name) => name === undefined) ? null : /** @type {string[]} */ (names);
}

/** Calls of `t` with a literal key. @param {string} source @returns {PhraseCall[]} */
export const phraseCalls = (source) =>
  [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => {
    const end = match.index + match[0].length;
    const [second] = splitArguments(source.slice(end).replace(/^\s*,/, ''));
    const hasValues = /^\s*,\s*[^\s)]/.test(source.slice(end));
    return {
      key: match[1] ?? '',
      values: hasValues ? namesIn(second ?? '') : [],
      line: source.slice(0, match.index).split('\n').length,
    };
  });

/** Every text by its key without the plural's ending. @param {object} phrases @param {string} [path] */
export function textsOf(phrases, path = '') {
  /** @type {{ key: string, text: string }[]} */
  const texts = [];
  for (const [name, value] of Object.entries(phrases)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === 'string')
      texts.push({ key: key.replace(/_(one|other|zero|many)$/, ''), text: value });
    else texts.push(...textsOf(value, key));
  }
  return texts;
}

/** Names in double braces. @param {string} text */
export const placeholdersOf = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '');
