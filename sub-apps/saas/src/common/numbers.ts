import { unspaced } from '@edu/shared-utility';

/** What is typed as a number, NaN where it is none. */
export const numberIn = (text: string): number => Number(unspaced(text).replace(',', '.'));

/** A whole number, or one with a decimal where `tenths` says so. */
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
