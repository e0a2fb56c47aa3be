import { getLanguage } from '@edu/shared-utility';

/**
 * Fen as a person reads yuan: ¥99, ¥99.50.
 *
 * @param decimals always so many, in a column whose points are below each other
 */
export const formatPrice = (fen: number, decimals = fen % 100 === 0 ? 0 : 2): string =>
  new Intl.NumberFormat(getLanguage(), {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
  }).format(fen / 100);
