import { Flex, Pagination, theme } from 'antd';

interface Props {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (pageNum: number) => void;
}

/** The pages of a list within a page; nothing if one page holds all. */
export function Pager({ pageNum, pageSize, total, onChange }: Props) {
  const { token } = theme.useToken();
  if (total <= pageSize) return null;
  return (
    <Flex justify="flex-end" style={{ marginBlockStart: token.margin }}>
      <Pagination
        current={pageNum}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        onChange={onChange}
      />
    </Flex>
  );
}
