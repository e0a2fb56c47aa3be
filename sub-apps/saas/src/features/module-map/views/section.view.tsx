import { useNarrow } from '@edu/shared-utility';
import { Table, theme } from 'antd';
import { phrases } from '../phrases';
import { SectionCards, type SectionColumn } from './section-cards.view';

/** Addresses are long words: they break, or each list would need a bar of its own to scroll by. */
const breaking = () => ({ style: { overflowWrap: 'anywhere' } }) as const;

interface SectionProps<T> {
  title: string;
  rows: readonly T[];
  columns: readonly SectionColumn<T>[];
  rowKey: (row: T) => string;
}

/** One list of the page under its own headline; an empty one says so in a line. */
export function Section<T extends object>({ title, rows, columns, rowKey }: SectionProps<T>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const table = () => (
    <Table<T>
      size="small"
      dataSource={[...rows]}
      columns={columns.map(({ title: heading, align, render }) => ({
        title: heading,
        key: heading,
        ...(align && { align }),
        render: (_: unknown, row: T) => render(row),
        onCell: breaking,
      }))}
      rowKey={rowKey}
      pagination={false}
    />
  );
  return (
    <section aria-label={title} style={{ marginBlockEnd: token.marginLG }}>
      <h2 style={{ fontSize: token.fontSizeLG, margin: `0 0 ${token.marginXS}px` }}>{title}</h2>
      {rows.length === 0 ? (
        <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('none')}</p>
      ) : isNarrow ? (
        <SectionCards rows={rows} columns={columns} rowKey={rowKey} />
      ) : (
        table()
      )}
    </section>
  );
}
