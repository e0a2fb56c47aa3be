import { type CourseOrder, formatDate, PageLink, useDelayed } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { formatPrice } from '@edu/shared-utility/media';
import { Alert, Button, Skeleton, theme } from 'antd';
import type { CSSProperties } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

/** State of an order in one line. */
function factsOf(order: CourseOrder): string[] {
  const { t } = phrases;
  const { number, createdAt, way, amount, state, refunded, expiresAt } = order;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const end = expiresAt && formatDate(expiresAt, 'datetime');
  return [
    t(`is.${state}`),
    way === 'code' ? t('byCode') : amount === 0 ? t('free') : formatPrice(amount),
    ...(state === 'paid'
      ? [end ? t(isOver ? 'closed' : 'openUntil', { moment: end }) : t('openEver')]
      : []),
    ...(refunded > 0 ? [t('refunded', { amount: formatPrice(refunded) })] : []),
    formatDate(createdAt, 'date'),
    t('number', { number }),
  ];
}

function Orders({ orders }: { readonly orders: readonly CourseOrder[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (orders.length === 0) return <p style={{ margin: 0 }}>{t('ordersEmpty')}</p>;
  return (
    <ul aria-label={t('orders')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {orders.map((order) => (
        <li
          key={order.id}
          style={{
            padding: `${token.paddingXS}px 0`,
            borderBottom: `1px solid ${token.colorBorderSecondary}`,
            overflowWrap: 'anywhere',
          }}
        >
          {order.state === 'paid' ? (
            <PageLink to={`/learn/courses/${order.courseId}`} style={{ color: token.colorLink }}>
              {order.courseTitle}
            </PageLink>
          ) : (
            order.courseTitle
          )}
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            {factsOf(order).join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The person's orders and redemptions, newest first. */
export function OwnOrders({ style }: { readonly style: CSSProperties }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useRedemptionFindMineQuery();
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading');
  return (
    <section aria-labelledby="own-orders" style={style}>
      <h2
        id="own-orders"
        style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG, fontWeight: 600 }}
      >
        {t('orders')}
      </h2>
      {load.status === 'failed' ? (
        <Alert
          type="error"
          showIcon
          title={t('ordersFailed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      ) : load.data ? (
        <Orders orders={load.data} />
      ) : (
        <div role="status" aria-label={t('ordersLoading')}>
          {isSlow && <Skeleton active title={false} />}
        </div>
      )}
    </section>
  );
}
