import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import type { Primary } from './types';

interface Props {
  readonly title: string;
  readonly heading: 'h1' | 'h2' | undefined;
  readonly primary: Primary | null;
  /**
   * The primary button while permissions are loading: its space is reserved, because adding it later could wrap the
   * heading.
   */
  readonly awaited: Primary | undefined;
  /** Buttons beside the primary one. */
  readonly children: ReactNode;
}

/** The page's title and its primary button. */
export function ListHead({ title, heading: Heading = 'h1', primary, awaited, children }: Props) {
  const { token } = theme.useToken();
  const button = primary ?? awaited;
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="small"
      wrap
      style={{ minHeight: token.controlHeight, marginBottom: token.marginSM }}
    >
      <Heading style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>
        {title}
      </Heading>
      <Flex gap="small" wrap>
        {children}
        {button && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            style={primary ? {} : { visibility: 'hidden' }}
            onClick={button.onClick}
          >
            {button.label}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
