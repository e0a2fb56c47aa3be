import { unspaced } from '@edu/shared-utility';

/** Fen as text for a yuan field, without sign and grouping. */
export const yuanOf = (fen: number): string =>
  fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);

export const maxFen = 10_000_000;

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Parses yuan to fen; null where it is no price. A comma is the decimal point, unless it separates thousands. */
export function fenOf(text: string): number | null {
  const digits = unspaced(text).replace(/^¥|[¥元]$/g, '');
  const plain = grouped.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return null;
  const [yuan = '0', rest = ''] = plain.split('.');
  const fen = Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
  return fen <= maxFen ? fen : null;
}
