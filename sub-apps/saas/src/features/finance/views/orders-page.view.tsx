import { type CourseOrder, useCan, useContextValue } from '@edu/shared-utility';
import {
  adminPhrases,
  type Filter,
  type FilterField,
  ListPage,
  useList,
} from '@edu/shared-utility/admin';
import type { OrderMove } from '@edu/shared-utility/data';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { CourseFilter } from '../../../common/courses/course-filter.view';
import { DayFilter } from '../../../common/day-filter.view';
import { type Days, isBackwards } from '../../../common/day-span';
import { data } from '../../../common/page-data';
import { salesPhrases } from '../../../common/sales/phrases';
import { useOrderActions } from '../data/order-actions.hook';
import { orderFile } from '../data/order-file';
import { useOrderForm } from '../data/order-form.hook';
import {
  inMoments,
  type OrderConditions,
  orderQuery,
  orderStates,
  paymentMethods,
} from '../data/order-query';
import { phrases } from '../phrases';
import { FinanceNav } from './finance-nav.view';
import { MoveDialog } from './move-dialog.view';
import { orderColumns } from './order-columns.view';
import { OrderForm } from './order-form.view';
import { useOrderPanel } from './order-panel.hook';

export const prepare = () =>
  Promise.all([phrases.load(), salesPhrases.load(), adminPhrases.load()]);

/** The date filters: of the orders and, for links from the income page, of their payment. */
function dateFiltersOf(days: Days & { readonly paidFrom?: string; readonly paidTo?: string }) {
  const { t } = phrases;
  const { from, to, paidFrom, paidTo } = days;
  const field = (key: 'from' | 'to' | 'paidFrom' | 'paidTo', isWrong = false) => ({
    key,
    label: t(key),
    render: (filterField: FilterField) => (
      <DayFilter {...filterField} {...(isWrong && { fault: t('backwards') })} />
    ),
  });
  const dateFilters = [field('from'), field('to', isBackwards({ from, to }))];
  if (!paidFrom && !paidTo) return dateFilters;
  const isWrong = isBackwards({ from: paidFrom, to: paidTo });
  return [...dateFilters, field('paidFrom'), field('paidTo', isWrong)];
}

/** The filters of the list. */
function useFilters(days: Parameters<typeof dateFiltersOf>[0]): Filter<OrderConditions>[] {
  const { t } = phrases.use();
  const can = useCan();
  const branches = useBranchFilter(t('branch'));
  return [
    {
      key: 'way',
      label: t('way'),
      options: paymentMethods.map((value) => ({ value, label: t(`ways.${value}`) })),
    },
    ...(can('course.read')
      ? [
          {
            key: 'courseId' as const,
            label: t('course'),
            render: (field: FilterField) => <CourseFilter {...field} of="published" />,
          },
        ]
      : []),
    ...branches,
    ...dateFiltersOf(days),
  ];
}

interface Moving {
  readonly move: OrderMove;
  readonly order: CourseOrder;
}

/** /saas/finance: orders of courses. */
export default function OrdersPage() {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const list = useList(orderQuery);
  const params = inMoments(list.params, zone);
  const read = data.useCourseOrderFindQuery(params);
  const form = useOrderForm(read.refetch);
  const [moving, setMoving] = useState<Moving | null>(null);
  const actions = useOrderActions((move, order) => setMoving({ move, order }));
  const { pageNum: _, pageSize: __, ...filter } = params;
  return (
    <>
      <FinanceNav />
      <ListPage
        title={t('page')}
        list={list}
        read={read}
        keep="saas.orders"
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        columns={orderColumns(t)}
        actions={actions}
        panel={useOrderPanel()}
        search={{ key: 'keyword', label: t('keyword') }}
        filters={useFilters(list.state.filters)}
        views={[
          { key: 'all', label: t('all'), filters: {} },
          ...orderStates.map((state) => ({
            key: state,
            label: t(`is.${state}`),
            filters: { state },
          })),
        ]}
        primary={{ label: t('add'), permission: 'order.write', onClick: () => form.open(null) }}
        exports={{ permission: 'order.export', file: () => orderFile(filter) }}
        words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
      >
        <OrderForm form={form} isPageReady={read.isSuccess} />
        {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
      </ListPage>
    </>
  );
}
