import { theme } from 'antd';
import type { ReactNode } from 'react';

export interface SectionColumn<T> {
  title: string;
  align?: 'right';
  render: (row: T) => ReactNode;
}

interface Props<T> {
  rows: readonly T[];
  columns: readonly SectionColumn<T>[];
  rowKey: (row: T) => string;
}

/** The rows of a phone, which has no room for columns: each fact with its name beside it. */
export function SectionCards<T>({ rows, columns, rowKey }: Props<T>) {
  const { token } = theme.useToken();
  return (
    <ul style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          style={{
            padding: token.paddingSM,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
          }}
        >
          <dl
            style={{
              display: 'grid',
              alignItems: 'baseline',
              gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
              gap: `${token.marginXXS}px ${token.margin}px`,
              margin: 0,
            }}
          >
            {columns.map(({ title, render }) => (
              <div key={title} style={{ display: 'contents' }}>
                <dt style={{ color: token.colorTextSecondary }}>{title}</dt>
                <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
