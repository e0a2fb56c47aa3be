import { formatNumber, type HiddenIfFew } from '@edu/shared-utility';
import { type ReactNode, useId, useState } from 'react';
import { phrases } from '../phrases';

export interface Column<R> {
  readonly name: string;
  readonly cellOf: (row: R) => HiddenIfFew | string;
}

interface Props<R> {
  readonly title: string;
  /** Heading of the table's first column. */
  readonly rowHead: string;
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  readonly columns: readonly Column<R>[];
  /** Shown in place of chart and table when there are no data. */
  readonly empty?: string | null;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart with its data as a table: toggled by a button, and always available to screen readers. */
export function Panel<R>(props: Props<R>) {
  const { title, rowHead, rows, nameOf, columns, empty = null, children } = props;
  const { t } = phrases.use();
  const [isTable, setTable] = useState(false);
  const id = useId();
  const formatCell = (value: HiddenIfFew | string): string =>
    value === null ? t('hidden') : typeof value === 'number' ? formatNumber(value) : value;
  const table = (
    <table>
      <caption className="wall-visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rowHead}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
          <tr key={index}>
            <th scope="row">{nameOf(row)}</th>
            {columns.map(({ name, cellOf }) => (
              <td key={name}>{formatCell(cellOf(row))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure className="wall-panel" aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        {empty === null && (
          <button
            type="button"
            aria-label={t(isTable ? 'showChart' : 'showTable', { title })}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'asChart' : 'asTable')}
          </button>
        )}
      </figcaption>
      {empty !== null && <p className="wall-empty">{empty}</p>}
      {empty === null && isTable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        <section className="wall-table" aria-label={t('tableOf', { title })} tabIndex={0}>
          {table}
        </section>
      )}
      {empty === null && !isTable && (
        <>
          <div className="wall-plot" aria-hidden>
            {children}
          </div>
          <div className="wall-visually-hidden">{table}</div>
        </>
      )}
    </figure>
  );
}
