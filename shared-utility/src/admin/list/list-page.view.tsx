import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { errorCodes, ForbiddenPage, type Page, useNarrow } from '@edu/shared-utility';
import { loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Button, Flex, Modal, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import type { Conditions } from '../query/list-query';
import type { List } from '../query/use-list.hook';
import { ListEmpty } from './list-empty.view';
import { ListFailed } from './list-failed.view';
import { ListRows } from './list-rows.view';
import { useOffered } from './offered.hook';
import { useRowFocus } from './row-focus.hook';
import { useRowOrders } from './row-orders.hook';
import { StaleRow } from './stale-row.view';
import { Toolbar } from './toolbar.view';
import type { Column, Filter, Primary, RowAction, Search, View, Words } from './types';
import { ViewsNav } from './views-nav.view';

export interface ListPageProps<Row, F extends Conditions, S extends string> {
  /** Of the page, and the name of its list. */
  readonly title: string;
  /** Of `useList`. */
  readonly list: List<F, S>;
  /** What the hook of the call says, asked with `list.params`. */
  readonly read: ReadResult<Page<Row>> & { readonly refetch: () => unknown };
  readonly idOf: (row: Row) => string;
  /** What a row is called where something is said of it. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly actions?: readonly RowAction<Row>[];
  readonly primary?: Primary;
  readonly search?: Search<F>;
  readonly filters?: readonly Filter<F>[];
  readonly views?: readonly View<F>[];
  readonly words?: Words;
  /** Buttons beside the primary one. */
  readonly besides?: ReactNode;
  /** Further controls in the row of the conditions. */
  readonly tools?: ReactNode;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

/** A page over one call that lists: conditions, rows, their actions, pages, and every state of it. */
export function ListPage<Row, F extends Conditions, S extends string>({
  title,
  list,
  read,
  idOf,
  nameOf,
  columns,
  actions = [],
  primary,
  search,
  filters = [],
  views = [],
  words = {},
  besides,
  tools,
  children,
}: ListPageProps<Row, F, S>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const around = isNarrow ? token.marginSM : token.marginLG;
  const [modal, dialogs] = Modal.useModal();
  const load = loadedOf(read);
  const reload = () => void read.refetch();
  const orders = useRowOrders(reload);
  const offered = useOffered(primary, actions);
  const rowFocus = useRowFocus(orders.busy, load.status === 'ready');

  const order = (action: RowAction<Row>, row: Row): void => {
    const at = load.status === 'failed' ? [] : (load.data?.list ?? []);
    const place = { id: idOf(row), row: at.findIndex((one) => idOf(one) === idOf(row)) };
    rowFocus.order({ ...place, row: Math.max(0, place.row), button: action.key });
    void orders.carryOut(row, place.id, nameOf(row), action);
  };
  const act = (action: RowAction<Row>, row: Row): void => {
    if (action.run) {
      action.run(row);
      return;
    }
    if (!action.confirm) {
      order(action, row);
      return;
    }
    const { title, hint } = action.confirm(row);
    rowFocus.setAsking(true);
    modal.confirm({
      title,
      content: hint,
      okText: action.labelOf?.(row) ?? action.label,
      okButtonProps: { danger: action.danger ?? false },
      cancelText: t('cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => order(action, row),
      afterClose: () => rowFocus.setAsking(false),
    });
  };

  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={words.forbidden ?? t('forbidden')} />;
  }
  return (
    <section
      aria-label={title}
      data-fits-phone
      style={{
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
        margin: `0 ${around}px ${around}px`,
        padding: isNarrow ? token.padding : token.paddingLG,
      }}
    >
      <Flex
        justify="space-between"
        align="center"
        gap="small"
        wrap
        style={{ minHeight: token.controlHeight, marginBottom: token.marginSM }}
      >
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>{title}</h1>
        <Flex gap="small" wrap>
          {besides}
          {offered.primary && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={offered.primary.onClick}
            >
              {offered.primary.label}
            </Button>
          )}
        </Flex>
      </Flex>
      {views.length > 0 && <ViewsNav title={title} list={list} views={views} />}
      <Toolbar list={list} search={search} filters={filters}>
        {tools}
      </Toolbar>
      <StaleRow stale={orders.stale} onClose={orders.closeStale} />
      {load.status === 'failed' ? (
        <ListFailed
          title={words.failed ?? t('failedTitle', { title })}
          message={load.message}
          onRetry={reload}
        />
      ) : (
        <div ref={rowFocus.list}>
          <ListRows
            title={title}
            words={words}
            list={list}
            load={load}
            parts={{
              columns,
              actions: offered.actions,
              idOf,
              nameOf,
              busy: orders.busy,
              onAct: act,
            }}
            empty={
              <ListEmpty
                isFiltered={list.query.isFiltered(list.state)}
                words={words}
                primary={offered.primary}
                onClear={() => list.set({ filters: {} })}
              />
            }
          />
        </div>
      )}
      {dialogs}
      {children}
    </section>
  );
}
