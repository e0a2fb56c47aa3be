import { unspaced } from '@edu/shared-utility';

/** Parses a typed number; NaN where it is invalid. */
export const numberIn = (text: string): number => Number(unspaced(text).replace(',', '.'));

/** Whether a text is a whole number or, with `tenths`, has one decimal. */
export function isNumber(
  text: string,
  [min, max]: readonly [number, number],
  tenths = false,
): boolean {
  const value = numberIn(text);
  return (
    text.trim() !== '' &&
    value >= min &&
    value <= max &&
    (tenths ? Math.abs(value * 10 - Math.round(value * 10)) < 1e-6 : Number.isInteger(value))
  );
}
