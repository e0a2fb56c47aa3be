import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';

/** Removes the padding of a list inside a page that already has some, so that both align. */
export function ListInTab({ children }: { readonly children: ReactNode }) {
  const { token } = theme.useToken();
  const sidePadding = useNarrow()
    ? token.marginSM + token.padding
    : token.marginLG + token.paddingLG;
  return <div style={{ marginInline: -sidePadding }}>{children}</div>;
}
