import { Flex, Skeleton, theme } from 'antd';

/** Placeholders for two cards, the second one with rows. */
export function LoadingCards({ label }: { label: string }) {
  const { token } = theme.useToken();
  const card = {
    background: token.colorBgContainer,
    borderRadius: token.borderRadiusLG,
    padding: token.paddingLG,
  };
  return (
    <Flex vertical gap="middle" role="status" aria-label={label}>
      <div aria-hidden style={card}>
        <Skeleton active title={{ width: 96 }} paragraph={{ rows: 3 }} />
      </div>
      <div aria-hidden style={card}>
        <Skeleton active title={{ width: 96 }} paragraph={{ rows: 1 }} />
        <Skeleton active avatar paragraph={{ rows: 1 }} />
        <Skeleton active avatar paragraph={{ rows: 1 }} />
      </div>
    </Flex>
  );
}
