import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { PageLink } from '@edu/shared-utility';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Link to the list. */
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  /** The status. */
  readonly tag: ReactNode;
  /** Below the title, such as the saving state. */
  readonly below?: ReactNode;
  /** Buttons of its actions. */
  readonly children: ReactNode;
}

/** Header of a detail page: link to the list, title, status and actions. */
export function DetailHeader({ back, title, tag, below, children }: Props) {
  const { token } = theme.useToken();
  return (
    <Flex justify="space-between" align="flex-start" gap="middle" wrap>
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <PageLink to={back.to} style={{ color: token.colorTextSecondary }}>
          <ArrowLeftOutlined aria-hidden /> {back.label}
        </PageLink>
        <Flex gap="small" align="center" wrap>
          <h1
            style={{
              margin: 0,
              fontSize: token.fontSizeHeading4,
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </h1>
          {tag}
        </Flex>
        {below}
      </div>
      <Flex gap="small" wrap>
        {children}
      </Flex>
    </Flex>
  );
}
