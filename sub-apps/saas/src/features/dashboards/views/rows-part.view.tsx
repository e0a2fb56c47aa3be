import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import type { ReadResult } from '@edu/shared-utility/data';
import type { ReactNode } from 'react';
import { figuresOf } from '../data/dashboard-figures';
import { Part } from './part.view';

interface Props<Data, Row> {
  readonly title: string;
  readonly read: ReadResult<Data> & { readonly refetch: () => unknown };
  /** The rows to show; if there are none, the empty state is shown. */
  readonly rowsOf: (data: Data) => readonly Row[];
  /** Heading of the name column. */
  readonly nameHead: string;
  readonly nameOf: (row: Row) => string;
  readonly series: readonly (readonly [name: string, countOf: (row: Row) => number])[];
  /** True if each series has its own scale. */
  readonly ownScales?: boolean;
  readonly emptyText?: string;
  readonly extra?: ReactNode;
}

/** A panel with a chart that has one row per item. */
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
