import { Table, theme } from 'antd';

interface Props {
  label: string;
  columns: readonly { readonly key: string; readonly title: string; readonly width?: number }[];
  rows: number;
}

/** A skeleton of the table: its real columns over grey bars. */
export function ListSkeleton({ label, columns, rows }: Props) {
  const { token } = theme.useToken();
  const bar = {
    height: token.fontSize,
    // As high as the row's buttons.
    margin: `${(token.controlHeightSM - token.fontSize) / 2}px 0`,
    borderRadius: token.borderRadiusSM,
    background: token.colorFillSecondary,
  };
  return (
    <div role="status" aria-label={label}>
      <Table
        aria-hidden
        rowKey="row"
        size="middle"
        dataSource={Array.from({ length: rows }, (_, row) => ({ row }))}
        tableLayout="fixed"
        columns={columns.map((column) => ({ ...column, render: () => <div style={bar} /> }))}
        pagination={false}
      />
    </div>
  );
}
