import { PageLink, useContextValue } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { formatPrice } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { data } from '../../../common/data';
import { ordersFile } from '../data/orders-file';
import { paymentQuery, states, withMoments } from '../data/payment-query';
import { phrases } from '../phrases';
import { useConditions } from './conditions.hook';
import { endOf, moment, paymentColumns } from './payment-columns.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /payment/orders: the organisation's payments, read-only; they are managed on the finance pages. */
export default function OrdersPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const list = useList(paymentQuery);
  const params = withMoments(list.params, useContextValue('timezone'));
  const read = data.useCourseOrderFindQuery(params);
  const { pageNum: _, pageSize: __, ...filter } = params;
  const conditions = useConditions(list.state.filters);
  const link = { color: token.colorLink };
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      settingsKey="payment.orders"
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      columns={paymentColumns(t)}
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
      extraButtons={
        <PageLink to="/payment/provider" style={link}>
          {t('provider')}
        </PageLink>
      }
      words={{ empty: t('empty'), forbidden: t('forbidden') }}
    />
  );
}
