import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import type { Sort } from '../query/list-query';
import { RowActions, widthOfActions } from './row-actions.view';
import type { Column, RowAction } from './types';

const none = '—';
/** What a column without a width has at least, in pixels. */
const leastFree = 120;

export const cellOf = <Row,>({ key, render }: Column<Row>, row: Row): ReactNode =>
  (render ? render(row) : (row as Record<string, ReactNode>)[key]) ?? none;

export interface RowParts<Row> {
  readonly columns: readonly Column<Row>[];
  readonly actions: readonly RowAction<Row>[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly busy: readonly string[];
  readonly onAct: (action: RowAction<Row>, row: Row) => void;
}

/** Least width of a table with these columns and actions, in pixels. */
export const leastWidth = <Row,>(
  columns: readonly Column<Row>[],
  actions: readonly RowAction<Row>[],
): number =>
  columns.reduce((sum, { width }) => sum + (width ?? leastFree), 0) +
  (actions.length > 0 ? widthOfActions(actions) : 0);

/** The columns as antd's table draws them, with that of the actions where there are any. */
export function tableColumns<Row>(
  parts: RowParts<Row>,
  sortable: readonly string[],
  sort: Sort | null,
): TableColumnsType<Row> {
  const { columns, actions, idOf, nameOf, busy, onAct } = parts;
  const order = (key: string) => {
    if (sort?.field !== key) return null;
    return sort.direction === 'asc' ? 'ascend' : 'descend';
  };
  const shown: TableColumnsType<Row> = columns.map((column) => ({
    key: column.key,
    title: column.title,
    ...(column.width !== undefined && { width: column.width }),
    ellipsis: true,
    ...(sortable.includes(column.key) && {
      sorter: true,
      sortOrder: order(column.key),
      showSorterTooltip: false,
    }),
    ...(column.tabular && { onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums' } }) }),
    render: (_, row) => cellOf(column, row),
  }));
  if (actions.length === 0) return shown;
  return [
    ...shown,
    {
      key: 'actions',
      // within reach however narrow the window
      fixed: 'end',
      title: phrases.t('actions'),
      width: widthOfActions(actions),
      render: (_, row) => (
        <RowActions
          row={row}
          name={nameOf(row)}
          actions={actions}
          isBusy={busy.includes(idOf(row))}
          onAct={onAct}
        />
      ),
    },
  ];
}
