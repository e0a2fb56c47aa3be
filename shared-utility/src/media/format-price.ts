import { getLanguage } from '@edu/shared-utility';

/** Fen as a person reads yuan: ¥99, ¥99.50. */
export const formatPrice = (fen: number): string =>
  new Intl.NumberFormat(getLanguage(), {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fen % 100 === 0 ? 0 : 2,
  }).format(fen / 100);
