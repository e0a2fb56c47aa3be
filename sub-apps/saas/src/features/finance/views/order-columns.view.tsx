import { type CourseOrder, formatDate } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { Tag } from 'antd';
import { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

const colours = {
  open: 'processing',
  paid: 'success',
  refunded: 'warning',
  cancelled: 'default',
} as const;

export const OrderStateTag = ({ state }: Pick<CourseOrder, 'state'>) => (
  <Tag color={colours[state]}>{phrases.t(`is.${state}`)}</Tag>
);

export const priceText = (fen: number): string =>
  fen === 0 ? phrases.t('free') : formatPrice(fen);

/** The price, and the amount refunded. */
export function amountText({ amount, refunded }: CourseOrder): string {
  const price = priceText(amount);
  return refunded > 0 ? `${price} (−${formatPrice(refunded)})` : price;
}

/** The columns of the list. */
export const orderColumns = (t: Translate): Column<CourseOrder>[] => [
  { key: 'number', title: t('number'), width: 146, tabular: true },
  { key: 'personName', title: t('person'), width: 99 },
  { key: 'courseTitle', title: t('course') },
  {
    key: 'amount',
    title: t('amount'),
    width: 100,
    tabular: true,
    render: ({ amount, refunded }) => (
      <>
        <div>{priceText(amount)}</div>
        {refunded > 0 && <div style={{ opacity: 0.75 }}>−{formatPrice(refunded)}</div>}
      </>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: 104,
    render: ({ state }) => <OrderStateTag state={state} />,
  },
  {
    key: 'paidAt',
    title: t('is.paid'),
    width: 96,
    tabular: true,
    optional: true,
    wideOnly: true,
    render: ({ paidAt, way }) =>
      paidAt && (
        <>
          <div>{formatDate(paidAt, 'date')}</div>
          <div style={{ opacity: 0.75 }}>{t(`ways.${way}`)}</div>
        </>
      ),
  },
  {
    key: 'createdAt',
    title: t('createdAt'),
    width: 100,
    tabular: true,
    optional: true,
    render: ({ createdAt }) => formatDate(createdAt, 'date'),
  },
];
