import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import type { ReadResult } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';
import { figuresOf } from '../data/dashboard-figures';
import { Part } from './part.view';

interface Props<Data, Row> {
  readonly title: string;
  readonly read: ReadResult<Data> & { readonly refetch: () => unknown };
  /** Those that are shown; where there is none, it is said that there is nothing. */
  readonly rowsOf: (data: Data) => readonly Row[];
  /** What the rows are. */
  readonly nameHead: string;
  readonly nameOf: (row: Row) => string;
  readonly series: readonly (readonly [name: string, countOf: (row: Row) => number])[];
  /** Each series has a scale of its own. */
  readonly ownScales?: boolean;
  readonly emptyText?: string;
  readonly extra?: ReactNode;
}

/** A part of the dashboard whose chart has a row for each of what was read. */
export function RowsPart<Data, Row>(props: Props<Data, Row>) {
  const { title, read, rowsOf, nameHead, nameOf, series, ownScales, emptyText, extra } = props;
  return (
    <Part title={title} load={figuresOf(read)} onRetry={read.refetch} emptyText={emptyText}>
      {(data) => {
        const rows = rowsOf(data);
        return rows.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={nameHead}
            names={rows.map(nameOf)}
            series={series.map(([name, countOf]) => ({ name, values: rows.map(countOf) }))}
            format={formatNumber}
            ownScales={ownScales}
            extra={extra}
          />
        );
      }}
    </Part>
  );
}
