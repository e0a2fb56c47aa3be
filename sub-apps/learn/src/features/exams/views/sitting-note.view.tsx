import { usePageName } from '@edu/shared-utility/data';
import { Alert, Flex, theme } from 'antd';
import type { ReactNode } from 'react';

export const SittingNote = (props: {
  /** The heading of the whole page; without it the note itself is the heading. */
  readonly heading?: string;
  readonly title: string;
  readonly description?: string;
  readonly action: ReactNode;
}) => {
  const { heading, title, ...rest } = props;
  const { token } = theme.useToken();
  usePageName(heading ?? title);
  const head = { margin: 0, fontSize: token.fontSizeLG, fontWeight: token.fontWeightStrong };
  return (
    <Flex
      vertical
      align="center"
      gap="middle"
      style={{ padding: token.paddingLG, paddingBlockStart: '12vh' }}
    >
      {heading && <h1 style={head}>{heading}</h1>}
      <Alert
        role="alert"
        type="warning"
        showIcon
        title={heading ? title : <h1 style={head}>{title}</h1>}
        {...rest}
        style={{ maxWidth: 560 }}
      />
    </Flex>
  );
};
