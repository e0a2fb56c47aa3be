import { Table, type TableColumnsType, theme } from 'antd';
import { phrases } from '../../../phrases';

interface Props<Row> {
  columns: TableColumnsType<Row>;
  rows: number;
}

/** The table to come: its real columns over grey bars. */
export function StudentsSkeleton<Row>({ columns, rows }: Props<Row>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const bar = {
    height: token.fontSize,
    // as high as the row's own buttons
    margin: `${(token.controlHeightSM - token.fontSize) / 2}px 0`,
    borderRadius: token.borderRadiusSM,
    background: token.colorFillSecondary,
  };
  return (
    <div role="status" aria-label={t('students.loading')}>
      <Table
        aria-hidden
        rowKey="row"
        size="middle"
        dataSource={Array.from({ length: rows }, (_, row) => ({ row }))}
        tableLayout="fixed"
        columns={columns.map(({ key, title, width }) => ({
          key,
          width,
          title: typeof title === 'function' ? null : title,
          render: () => <div style={bar} />,
        }))}
        pagination={false}
      />
    </div>
  );
}
