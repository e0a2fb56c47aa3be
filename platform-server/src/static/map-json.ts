import { type ParseError, parseTree } from 'jsonc-parser';
import { isBuiltIn } from '../import-map/module-names';

/** Added by some editors at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Offset of the first JSON syntax error; null if the text ends too early. */
function offsetOfFault(text: string): number | null {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const at = errors[0]?.offset ?? text.length;
  return at < text.trimEnd().length ? at : null;
}

/** Line and column from 1, as in editors. */
function lineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const textBefore = text.slice(0, offset);
  return { line: textBefore.split('\n').length, column: offset - textBefore.lastIndexOf('\n') };
}

/** Line and column of the first JSON syntax error; null if the text ends too early. */
export function placeInJson(text: string): ReturnType<typeof lineAndColumn> | null {
  const offset = offsetOfFault(text);
  return offset === null ? null : lineAndColumn(text, offset);
}

/** A clause with the place of the error and its most frequent cause. */
function faultOfJson(text: string, { message }: SyntaxError): string {
  const offset = offsetOfFault(text);
  if (offset === null)
    return text.trim() === '' ? 'it is empty' : 'it is not JSON: something is missing at its end';
  const isComma = /,\s*$/.test(text.slice(0, offset)) && /^\s*[}\]]/.test(text.slice(offset));
  const faultText = isComma
    ? 'there is a comma too many before it'
    : message.replace(/ at position.*|, (\.\.\.)?".*/s, '');
  const { line, column } = lineAndColumn(text, offset);
  return `it is not JSON at line ${line}, column ${column}: ${faultText}`;
}

/**
 * Parses JSON without losing keys such as `__proto__`, which a schema would drop silently. Throws an Error that
 * completes "… cannot be used:".
 */
export function readMapJson(text: string, refuse: (name: string, value: unknown) => void): unknown {
  const json = text.replace(BYTE_ORDER_MARK, '');
  try {
    return JSON.parse(json, (name, value) => {
      if (!isBuiltIn(name)) return value;
      refuse(name, value);
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(faultOfJson(json, error));
  }
}

/** A duplicate key of an object; JSON.parse silently uses the last one. */
export interface DuplicateName {
  /** Keys that lead to the object. */
  readonly path: readonly string[];
  readonly name: string;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}]/g;
const colon = /\s*:/y;

function isName(text: string, end: number): boolean {
  colon.lastIndex = end;
  return colon.test(text);
}

/** @param text valid JSON */
export function duplicateNames(text: string): DuplicateName[] {
  const duplicates: DuplicateName[] = [];
  const open: { readonly names: Set<string>; readonly path: readonly string[] }[] = [];
  let last = '';
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const inside = open.at(-1);
    if (token === '{') {
      open.push({ names: new Set(), path: inside ? [...inside.path, last] : [] });
    } else if (token === '}') {
      open.pop();
    } else if (inside && isName(text, index + token.length)) {
      last = JSON.parse(token);
      if (inside.names.has(last)) duplicates.push({ path: inside.path, name: last });
      inside.names.add(last);
    }
  }
  return duplicates;
}
