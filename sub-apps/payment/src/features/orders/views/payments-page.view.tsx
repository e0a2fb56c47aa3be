import { type CourseOrder, formatDate, PageLink, useContextValue } from '@edu/shared-utility';
import { adminPhrases, type Column, ListPage, useList } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { Tag, theme } from 'antd';
import { data } from '../../../common/data';
import { ordersFile } from '../data/orders-file';
import { inMoments, paymentQuery, states } from '../data/payment-query';
import { phrases } from '../phrases';
import { useConditions } from './conditions.hook';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

type Translate = ReturnType<typeof phrases.use>['t'];

const colours = {
  ...{ open: 'processing', paid: 'success', refunded: 'warning', cancelled: 'default' },
} as const;

const moment = (iso: string | null): string | null => iso && formatDate(iso, 'datetime');

/** The amount paid, with the refunded part. */
const amountText = ({ amount, refunded }: CourseOrder): string =>
  refunded > 0 ? `${formatPrice(amount)} (−${formatPrice(refunded)})` : formatPrice(amount);

/** When and why an order ended; empty for others. */
function endOf(row: CourseOrder, t: Translate): (readonly [string, string | null])[] {
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

const columns = (t: Translate): Column<CourseOrder>[] => [
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

/** /payment/orders: the organisation's payments, read-only; they are managed on the finance pages. */
export default function OrdersPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const list = useList(paymentQuery);
  const params = inMoments(list.params, useContextValue('timezone'));
  const read = data.useCourseOrderFindQuery(params);
  const { pageNum: _, pageSize: __, ...filter } = params;
  const conditions = useConditions(list.state.filters);
  const link = { color: token.colorLink };
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      keep="payment.orders"
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      columns={columns(t)}
      panel={{
        sections: (row) => [
          {
            title: t('about'),
            facts: [
              [t('number'), row.number],
              [t('payer'), row.personName],
              [t('phone'), row.phone],
              [t('for'), row.courseTitle],
              [t('branch'), row.branchName],
            ],
          },
          {
            title: t('payment'),
            facts: [
              [t('state'), t(`states.${row.state}`)],
              [t('amount'), formatPrice(row.amount)],
              [t('way'), t(`ways.${row.way}`)],
              [t('createdAt'), moment(row.createdAt)],
              [t('paidAt'), moment(row.paidAt)],
              [t('receipt'), row.receipt],
              ...endOf(row, t),
              [
                t('finance'),
                <PageLink key="finance" to={`/saas/finance?keyword=${row.number}`} style={link}>
                  {t('open')}
                </PageLink>,
              ],
            ],
          },
        ],
      }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={conditions}
      views={[
        { key: 'all', label: t('all'), filters: {} },
        ...states.map((state) => ({
          key: state,
          label: t(`states.${state}`),
          filters: { state },
        })),
      ]}
      exports={{ permission: 'order.export', file: () => ordersFile(filter) }}
      besides={
        <PageLink to="/payment/provider" style={link}>
          {t('provider')}
        </PageLink>
      }
      words={{ empty: t('empty'), forbidden: t('forbidden') }}
    />
  );
}
