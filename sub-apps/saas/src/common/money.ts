/** As the field writes it, without sign and groups. */
export const yuanOf = (fen: number): string =>
  fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);

export const mostFen = 10_000_000;

/** What was typed as yuan, in fen; null where it is no price. A comma is taken for the point. */
export function fenOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return null;
  const [yuan = '0', rest = ''] = plain.split('.');
  const fen = Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
  return fen <= mostFen ? fen : null;
}
