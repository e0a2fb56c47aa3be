import { Button, theme } from 'antd';
import { type CSSProperties, useState } from 'react';
import { phrases } from './phrases';
import type { ChartData } from './types';
import { valueWithShare } from './value-with-share';

interface Props {
  readonly title: string;
  /** Heading of the first column. */
  readonly nameHead: string;
  readonly chartData: ChartData;
  /** Whether the table is for screen readers only. */
  readonly isHidden: boolean;
}

const unseen: CSSProperties = {
  ...{ position: 'absolute', width: 1, height: 1, margin: -1, padding: 0, border: 0 },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
};

/** Maximum number of rows before "show all"; a month of days fits. */
const MAX_ROWS = 31;

/** The chart's data as a table. It does not scroll, since rows below an edge could be overlooked. */
export function ChartTable({ title, nameHead, chartData, isHidden }: Props) {
  const { t } = phrases.use();
  const [isExpanded, setWhole] = useState(false);
  const names = isExpanded || isHidden ? chartData.names : chartData.names.slice(0, MAX_ROWS);
  const hiddenCount = chartData.names.length - names.length;
  const { token } = theme.useToken();
  const cell: CSSProperties = {
    padding: `${token.paddingXXS}px ${token.paddingXS}px`,
    borderBottom: `1px solid ${token.colorBorderSecondary}`,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  };
  const first: CSSProperties = { ...cell, textAlign: 'start', fontWeight: 'normal' };
  const head: CSSProperties = { color: token.colorTextSecondary, fontWeight: 'normal' };
  const table = (
    <table style={{ width: '100%', borderCollapse: 'collapse' }}>
      <caption style={unseen}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" style={{ ...first, ...head }}>
            {nameHead}
          </th>
          {chartData.series.map(({ name }) => (
            <th key={name} scope="col" style={{ ...cell, ...head }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two trainings may have the same name
          <tr key={index}>
            <th scope="row" style={{ ...first, overflowWrap: 'anywhere' }}>
              {name}
            </th>
            {chartData.series.map(({ name: series, values }) => (
              <td key={series} style={cell}>
                {values[index] == null ? '–' : valueWithShare(values[index], chartData)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isHidden) return <div style={unseen}>{table}</div>;
  return (
    <>
      <section
        aria-label={t('tableOf', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide scrolls, and can be reached by keys
        tabIndex={0}
        style={{ overflowX: 'auto' }}
      >
        {table}
      </section>
      {hiddenCount > 0 && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {t('moreRows', { count: hiddenCount })}
        </Button>
      )}
    </>
  );
}
