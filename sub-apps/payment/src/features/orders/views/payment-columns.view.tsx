import { type CourseOrder, formatDate } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { Tag } from 'antd';
import type { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

const colours = {
  ...{ open: 'processing', paid: 'success', refunded: 'warning', cancelled: 'default' },
} as const;

export const moment = (iso: string | null): string | null => iso && formatDate(iso, 'datetime');

/** The amount paid, with the refunded part. */
const amountText = ({ amount, refunded }: CourseOrder): string =>
  refunded > 0 ? `${formatPrice(amount)} (−${formatPrice(refunded)})` : formatPrice(amount);

/** When and why an order ended; empty for others. */
export function endOf(row: CourseOrder, t: Translate): (readonly [string, string | null])[] {
  const { refundedAt, cancelledAt, refunded, reason } = row;
  if (refundedAt === null && cancelledAt === null) return [];
  return [
    ...(refundedAt === null
      ? ([[t('cancelledAt'), moment(cancelledAt)]] as const)
      : ([
          [t('refunded'), formatPrice(refunded)],
          [t('refundedAt'), moment(refundedAt)],
        ] as const)),
    [t('reason'), reason],
  ];
}

export const paymentColumns = (t: Translate): Column<CourseOrder>[] => [
  { key: 'number', title: t('number'), width: 146, tabular: true },
  { key: 'personName', title: t('payer'), width: 104 },
  { key: 'courseTitle', title: t('for') },
  {
    key: 'amount',
    title: t('amount'),
    width: 132,
    tabular: true,
    render: amountText,
  },
  {
    key: 'state',
    title: t('state'),
    width: 104,
    render: ({ state }) => <Tag color={colours[state]}>{t(`states.${state}`)}</Tag>,
  },
  {
    key: 'paidAt',
    title: t('paidAt'),
    width: 104,
    tabular: true,
    optional: true,
    wideOnly: true,
    render: ({ paidAt }) => paidAt && formatDate(paidAt, 'date'),
  },
];
