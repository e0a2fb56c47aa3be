import { getLanguage } from '@edu/shared-utility';

/** Fen in a column of sums: always with both decimals, so that the points stand below each other. */
export const columnPrice = (fen: number): string =>
  new Intl.NumberFormat(getLanguage(), {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(fen / 100);
