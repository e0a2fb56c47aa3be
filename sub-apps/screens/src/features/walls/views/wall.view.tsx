import { antdTheme, useContextValue } from '@edu/shared-utility';
import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { type Props, WallContent } from './wall-content.view';

/** A wall screen: owner, time and figures; always dark. */
export function Wall<T extends { readonly readAt: string }>(props: Props<T>) {
  const ownTheme = useContextValue('theme');
  const tokens = useMemo(() => antdTheme(ownTheme, 'dark'), [ownTheme]);
  return (
    <ConfigProvider theme={tokens}>
      <WallContent {...props} />
    </ConfigProvider>
  );
}
