import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { phrases } from '../phrases';
import type { Sort } from '../query/list-query';
import type { Selection } from '../selection/selection.hook';
import { RowActions, widthOfActions } from './row-actions.view';
import type { Column, RowAction } from './types';

const none = '—';
/** What a column without a width has at least, in pixels. */
const leastFree = 120;

export const cellOf = <Row,>({ key, render }: Column<Row>, row: Row): ReactNode =>
  (render ? render(row) : (row as Record<string, ReactNode>)[key]) ?? none;

/** What a list needs to know of the panel with one row's details. */
export interface Details {
  /** The row that it shows. */
  readonly rowId: string | null;
  readonly addressOf: (rowId: string) => string;
  /** Kept with the entry of the history that opens it: closing goes back to where it came from. */
  readonly from: string;
}

/** The first column of a row: where there are details, the way to them. */
export function headOf<Row>(column: Column<Row>, row: Row, { details, idOf }: RowParts<Row>) {
  if (!details) return cellOf(column, row);
  return (
    <Link
      to={details.addressOf(idOf(row))}
      state={{ from: details.from }}
      data-row-open
      aria-current={details.rowId === idOf(row) ? 'true' : undefined}
    >
      {cellOf(column, row)}
    </Link>
  );
}

export interface RowParts<Row> {
  readonly columns: readonly Column<Row>[];
  readonly actions: readonly RowAction<Row>[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly busy: readonly string[];
  readonly onAct: (action: RowAction<Row>, row: Row) => void;
  /** Where rows have details beside the list. */
  readonly details: Details | null;
  /** Where several can be chosen. */
  readonly selection: Selection<Row> | null;
}

/** Of the boxes that choose, in pixels. */
const boxWidth = 40;

/** A box before each row, and one for the page. */
export function rowSelection<Row>(
  { selection, idOf, nameOf }: RowParts<Row>,
  rows: readonly Row[],
) {
  if (!selection) return undefined;
  return {
    columnWidth: boxWidth,
    selectedRowKeys: selection.isAll ? rows.map(idOf) : [...selection.rows.keys()],
    getCheckboxProps: (row: Row) => ({
      'aria-label': phrases.t('rowAction', { action: phrases.t('choose'), name: nameOf(row) }),
    }),
    getTitleCheckboxProps: () => ({ 'aria-label': phrases.t('choosePage') }),
    onChange: (keys: readonly unknown[]) => {
      const isChosen = (row: Row) => keys.includes(idOf(row));
      if (selection.isAll) return selection.only(rows.filter(isChosen));
      const joined = rows.filter((row) => isChosen(row) && !selection.rows.has(idOf(row)));
      if (joined.length > 0) selection.set(joined, true);
      else
        selection.set(
          rows.filter((row) => !isChosen(row)),
          false,
        );
    },
  };
}

/** Least width of a table with these columns and actions, and boxes to choose rows by, in pixels. */
export const leastWidth = <Row,>(
  columns: readonly Column<Row>[],
  actions: readonly RowAction<Row>[],
  hasBoxes: boolean,
): number =>
  (hasBoxes ? boxWidth : 0) +
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
  const shown: TableColumnsType<Row> = columns.map((column, index) => ({
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
    render: (_, row) => (index === 0 ? headOf(column, row, parts) : cellOf(column, row)),
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
