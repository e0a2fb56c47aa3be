import type { TableColumnsType } from 'antd';
import { phrases } from '../phrases';
import type { Sort } from '../query/list-state';
import { cellOf, headOf, type RowParts } from './cells.view';
import { RowActions, widthOfActions } from './row-actions.view';
import type { Column, RowAction } from './types';

/** Minimum width of a column without a width, in pixels. */
const minFreeWidth = 120;

/** Width of the checkbox column, in pixels. */
const boxWidth = 40;

/** A checkbox for each row, and one for the page. */
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

/** Minimum width in pixels of a table with these columns, actions and checkboxes. */
export const minTableWidth = <Row,>(
  columns: readonly Column<Row>[],
  actions: readonly RowAction<Row>[],
  hasBoxes: boolean,
): number =>
  (hasBoxes ? boxWidth : 0) +
  columns.reduce((sum, { width }) => sum + (width ?? minFreeWidth), 0) +
  (actions.length > 0 ? widthOfActions(actions) : 0);

/** The columns for antd's table, with one for the actions where there are any. */
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
  const tableColumns: TableColumnsType<Row> = columns.map((column, index) => ({
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
  if (actions.length === 0) return tableColumns;
  return [
    ...tableColumns,
    {
      key: 'actions',
      // Stays visible however narrow the window is.
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
