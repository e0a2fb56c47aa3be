import { getLanguage } from '@edu/shared-utility';

/**
 * Formats fen as yuan: ¥99, ¥99.50.
 *
 * @param decimals fixed number of decimals, for columns that align at the point
 */
export const formatPrice = (fen: number, decimals = fen % 100 === 0 ? 0 : 2): string =>
  new Intl.NumberFormat(getLanguage(), {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
  }).format(fen / 100);
