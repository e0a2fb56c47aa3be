import type { Income } from '@edu/shared-utility';
import { formatPrice } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { sumOf } from '../data/income-sums';
import { phrases } from '../phrases';

/** The sums of the year, and the amount not yet paid. */
export function IncomeSums({ income }: { readonly income: Income }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { net, offline, byCode, refunded } = sumOf(income.months);
  const { orders, amount } = income.open;
  const cards = [
    [t('net'), formatPrice(net)],
    [t('offline'), formatPrice(offline)],
    [t('byCode'), formatPrice(byCode)],
    [t('refunded'), formatPrice(refunded)],
    [t('openSum'), `${formatPrice(amount)} · ${t('openOrders', { count: orders })}`],
  ] as const;
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        gap: token.marginSM,
        margin: 0,
      }}
    >
      {cards.map(([label, value]) => (
        <div
          key={label}
          style={{
            padding: token.padding,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
          }}
        >
          <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
          <dd style={{ margin: 0, fontSize: token.fontSizeLG, fontWeight: 600 }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
