/** Signs of minus that keyboards and documents write. */
const MINUS = /^[-−–]/;

/**
 * The number that somebody has written, as people write them: full-width digits, spaces or apostrophes between
 * thousands, a comma or a point before decimals. A comma before three digits parts thousands (1,000), but where the
 * language writes decimals with it.
 *
 * @returns null for what is no number, or not yet
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
  // no minus before nothing
  return Number(digits) || 0;
}
