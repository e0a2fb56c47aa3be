import { limits } from '../environment';
import { codePointLength } from './text';

const KINDS = [/[0-9]/, /[a-zA-Z]/, /[^0-9a-zA-Z]/];

/** 8–20 characters, visible ASCII, at least two of digit, letter, symbol (specification §5). */
export function isPassword(value: string): boolean {
  const length = codePointLength(value);
  if (length < limits.passwordMin || length > limits.passwordMax) return false;
  if (!/^[\x21-\x7e]+$/.test(value)) return false;
  return KINDS.filter((kind) => kind.test(value)).length >= 2;
}
