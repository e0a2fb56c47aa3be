/** Minus signs that keyboards and documents use. */
const MINUS = /^[-−–]/;

/**
 * Parses a number as people type it: full-width digits, spaces or apostrophes between thousands, a comma or a
 * point before decimals. A comma before three digits separates thousands (1,000), except in languages with a
 * decimal comma.
 *
 * @returns null for what is no number, or not a complete one
 */
export function parseNumber(written: string, language: string): number | null {
  const plain = written
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replace(MINUS, '-');
  const isGrouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
  const hasDecimalComma =
    !isGrouped || (language.startsWith('fr') && /^[^,.]*,[^,.]*$/.test(plain));
  const digits = hasDecimalComma ? plain.replace(',', '.') : plain.replaceAll(',', '');
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return null;
  // Avoids -0.
  return Number(digits) || 0;
}
