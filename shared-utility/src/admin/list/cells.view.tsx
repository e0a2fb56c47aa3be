import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Selection } from '../selection/selection.hook';
import type { Column, RowAction } from './types';

const emptyMark = '—';

export const cellOf = <Row,>({ key, render }: Column<Row>, row: Row): ReactNode =>
  (render ? render(row) : (row as Record<string, ReactNode>)[key]) ?? emptyMark;

/** The list's link to its detail panel. */
export interface Details {
  /** Id of the row in the panel. */
  readonly rowId: string | null;
  readonly addressOf: (rowId: string) => string;
  /** Stored in the history entry that opens the panel, so that closing can go back to where it came from. */
  readonly from: string;
}

/** The first column's cell: a link to the details where there are any. */
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
  /** Null for a list without details. */
  readonly details: Details | null;
  /** Null where rows cannot be selected. */
  readonly selection: Selection<Row> | null;
}
