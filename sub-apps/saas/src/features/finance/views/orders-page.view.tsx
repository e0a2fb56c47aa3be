import { type CourseOrder, useContextValue } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import type { OrderMove } from '@edu/shared-utility/data';
import { useState } from 'react';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/page-data';
import { salesPhrases } from '../../../common/sales/phrases';
import { useOrderActions } from '../data/order-actions.hook';
import { orderFile } from '../data/order-file';
import { useOrderForm } from '../data/order-form.hook';
import { orderQuery, orderStates, withMoments } from '../data/order-query';
import { phrases } from '../phrases';
import { FinanceNav } from './finance-nav.view';
import { MoveDialog } from './move-dialog.view';
import { orderColumns } from './order-columns.view';
import { useOrderFilters } from './order-filters.hook';
import { OrderForm } from './order-form.view';
import { useOrderPanel } from './order-panel.hook';

export const prepare = () =>
  Promise.all([phrases.load(), salesPhrases.load(), adminPhrases.load()]);

interface PendingMove {
  readonly move: OrderMove;
  readonly order: CourseOrder;
}

/** /saas/finance: orders of courses. */
export default function OrdersPage() {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const list = useList(orderQuery);
  const params = withMoments(list.params, zone);
  const read = data.useCourseOrderFindQuery(params);
  const form = useOrderForm(read.refetch);
  const [moving, setMoving] = useState<PendingMove | null>(null);
  const actions = useOrderActions((move, order) => setMoving({ move, order }));
  const { pageNum: _, pageSize: __, ...filter } = params;
  return (
    <>
      <FinanceNav />
      <ListPage
        title={t('page')}
        list={list}
        read={read}
        settingsKey="saas.orders"
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        columns={orderColumns(t)}
        actions={actions}
        panel={useOrderPanel()}
        search={{ key: 'keyword', label: t('keyword') }}
        filters={useOrderFilters(list.state.filters)}
        views={viewsOf('state', orderStates, t('all'), (state) => t(`is.${state}`))}
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
