import { type Loaded, type Page, useDelayed, useNarrow } from '@edu/shared-utility';
import { Pagination, type PaginationProps, Table } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { phrases } from '../phrases';
import { type Conditions, nextSort } from '../query/list-state';
import type { List } from '../query/use-list.hook';
import { Cards } from './cards.view';
import type { RowParts } from './cells.view';
import { ListSkeleton } from './list-skeleton.view';
import { minTableWidth, rowSelection, tableColumns } from './table-columns.view';
import type { Words } from './types';

interface Props<Row, F extends Conditions, S extends string> {
  title: string;
  words: Words;
  list: List<F, S>;
  load: Exclude<Loaded<Page<Row>>, { status: 'failed' }>;
  /** `actions` is null until the permissions have loaded. */
  parts: Omit<RowParts<Row>, 'actions'> & { actions: RowParts<Row>['actions'] | null };
  empty: ReactNode;
}

/** antd measures columns by a hidden row that repeats the box of the heading; it must not be reachable by Tab. */
function useUnreachableMeasures() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const repeated = box.current?.querySelectorAll<HTMLElement>('[aria-hidden="true"] input') ?? [];
    for (const field of repeated) field.tabIndex = -1;
  });
  return box;
}

/** The rows with their pagination: a table, or cards on a phone. */
export function ListRows<Row, F extends Conditions, S extends string>({
  title,
  words,
  list,
  load,
  parts,
  empty,
}: Props<Row, F, S>) {
  const { t } = phrases.use();
  const { query, state, set } = list;
  const isNarrow = useNarrow();
  const box = useUnreachableMeasures();
  const isLoading = load.status !== 'ready';
  const { actions } = parts;
  const slow = useDelayed(isLoading || actions === null);
  const page = load.data ?? null;

  // The last row of the last page was deleted, or the address names a page beyond the end.
  const lastPage = page && Math.max(1, Math.ceil(page.total / state.pageSize));
  const beyondEnd = load.status === 'ready' && lastPage !== null && state.pageNum > lastPage;
  useEffect(() => {
    if (beyondEnd) set({ pageNum: lastPage }, { replace: true });
  }, [beyondEnd, lastPage, set]);

  if (!page || actions === null) {
    const waiting = words.loading ?? t('loading', { title });
    if (!slow) return null;
    return <ListSkeleton label={waiting} columns={parts.columns} rows={state.pageSize} />;
  }

  const pagination: PaginationProps = {
    current: state.pageNum,
    pageSize: state.pageSize,
    total: page.total,
    pageSizeOptions: [...query.pageSizes],
    showSizeChanger: page.total > Math.min(...query.pageSizes),
    showTotal: (count) => words.total?.(count) ?? t('total', { count }),
    onChange: (pageNum, pageSize) =>
      set({ pageSize, pageNum: pageSize === state.pageSize ? pageNum : 1 }),
  };
  const rows = { ...parts, actions };
  if (isNarrow) {
    return (
      <div aria-busy={isLoading}>
        {page.list.length > 0 ? (
          <Cards {...rows} label={title} rows={page.list} />
        ) : (
          !isLoading && empty
        )}
        {page.total > 0 && (
          <Pagination {...pagination} showLessItems align="center" style={{ marginTop: 16 }} />
        )}
      </div>
    );
  }
  return (
    <div ref={box}>
      <Table
        aria-label={title}
        rowKey={parts.idOf}
        size="middle"
        rowClassName={(row) =>
          parts.details?.rowId === parts.idOf(row) ? 'ant-table-row-selected' : ''
        }
        rowSelection={rowSelection(rows, page.list)}
        columns={tableColumns(rows, query.sortable, state.sort)}
        dataSource={[...page.list]}
        loading={slow}
        tableLayout="fixed"
        scroll={{ x: minTableWidth(parts.columns, actions, parts.selection !== null) }}
        locale={{ emptyText: isLoading ? ' ' : empty }}
        pagination={pagination}
        onChange={(_, __, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return;
          const field = query.sortable.find((name) => name === sorter.columnKey);
          // Read from the address, because a second click may come before the first one has rendered.
          const { sort } = query.parse(new URLSearchParams(window.location.search));
          set({ sort: field ? nextSort(sort, field) : null });
        }}
      />
    </div>
  );
}
