import { formatNumber, type IncomeMonth, PageLink, useNarrow } from '@edu/shared-utility';
import { formatPrice } from '@edu/shared-utility/media';
import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { sumOf } from '../data/income-sums';
import { monthName } from '../data/month-name';
import { paidInMonth } from '../data/order-query';
import { phrases } from '../phrases';
import { Legend, MonthBar } from './month-bar.view';

interface Props {
  readonly months: readonly IncomeMonth[];
  readonly year: number;
  readonly branchId: string | null;
}

/** Each month with its numbers and a bar; on a phone without the columns that the sums above show. */
export function IncomeMonths({ months, year, branchId }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const max = Math.max(1, ...months.map(({ offline, byCode }) => offline + byCode));
  const sum = sumOf(months);
  const cell: CSSProperties = {
    padding: token.paddingXS,
    borderBottom: `1px solid ${token.colorBorderSecondary}`,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  };
  const first: CSSProperties = { ...cell, textAlign: 'start', fontWeight: 'normal' };
  const figures = (item: Omit<IncomeMonth, 'month'>, style: CSSProperties) => (
    <>
      <td style={style}>{formatNumber(item.orders)}</td>
      {!isNarrow && <td style={style}>{formatPrice(item.offline, 2)}</td>}
      {!isNarrow && <td style={style}>{formatPrice(item.byCode, 2)}</td>}
      {!isNarrow && <td style={style}>{formatPrice(item.refunded, 2)}</td>}
      <td style={{ ...style, fontWeight: 600 }}>{formatPrice(item.net, 2)}</td>
    </>
  );
  const heads = isNarrow
    ? (['monthOrders', 'net'] as const)
    : (['monthOrders', 'offline', 'byCode', 'refunded', 'net'] as const);
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', color: token.colorText }}>
      <caption style={{ textAlign: 'start', fontWeight: 600, paddingBlockEnd: token.paddingXS }}>
        {t('months', { year })}
      </caption>
      <thead>
        <tr style={{ color: token.colorTextSecondary }}>
          <th scope="col" style={first}>
            {t('month')}
          </th>
          {!isNarrow && (
            <td style={{ ...cell, width: '30%' }}>
              <Legend />
            </td>
          )}
          {heads.map((head) => (
            <th key={head} scope="col" style={{ ...cell, fontWeight: 'normal' }}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row" style={first}>
              {month.orders > 0 ? (
                <PageLink
                  to={`/saas/finance?${paidInMonth(month.month, branchId)}`}
                  style={{ color: token.colorLink }}
                >
                  {monthName(month.month)}
                </PageLink>
              ) : (
                monthName(month.month)
              )}
              {isNarrow && <MonthBar month={month} max={max} />}
            </th>
            {!isNarrow && (
              <td style={cell}>
                <MonthBar month={month} max={max} />
              </td>
            )}
            {figures(month, cell)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" style={{ ...first, fontWeight: 600 }}>
            {t('total')}
          </th>
          {!isNarrow && <td style={cell} />}
          {figures(sum, cell)}
        </tr>
      </tfoot>
    </table>
  );
}
