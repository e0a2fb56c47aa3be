import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { phrases } from '../phrases';

interface Props {
  readonly mine: string;
  readonly theirs: string;
  readonly rows: readonly {
    readonly label: string;
    readonly mine: string;
    readonly theirs: string;
  }[];
}

/** Two versions side by side, with a row for each difference. */
export function DifferenceTable({ mine, theirs, rows }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const cell: CSSProperties = {
    padding: '4px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
  };
  return (
    <section
      aria-label={t('conflict.differences')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by the keyboard
      tabIndex={0}
      style={{ maxHeight: 280, overflowY: 'auto' }}
    >
      <table style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {[t('conflict.what'), mine, theirs].map((name) => (
              <th key={name} scope="col" style={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one comparison keep their order
            <tr key={index}>
              <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
                {row.label}
              </th>
              <td style={cell}>{row.mine}</td>
              <td style={cell}>{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
