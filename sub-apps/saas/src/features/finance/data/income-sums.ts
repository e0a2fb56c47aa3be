import type { IncomeMonth } from '@edu/shared-utility';

type Sums = Omit<IncomeMonth, 'month'>;

/** The sums over all months. */
export const sumOf = (months: readonly IncomeMonth[]): Sums =>
  months.reduce<Sums>(
    (sum, month) => ({
      orders: sum.orders + month.orders,
      offline: sum.offline + month.offline,
      byCode: sum.byCode + month.byCode,
      refunded: sum.refunded + month.refunded,
      net: sum.net + month.net,
    }),
    { orders: 0, offline: 0, byCode: 0, refunded: 0, net: 0 },
  );
