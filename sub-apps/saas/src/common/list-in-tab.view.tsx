import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';

/** A list within a page that has edges already: it gives up its own, so that both begin at one line. */
export function ListInTab({ children }: { readonly children: ReactNode }) {
  const { token } = theme.useToken();
  const own = useNarrow() ? token.marginSM + token.padding : token.marginLG + token.paddingLG;
  return <div style={{ marginInline: -own }}>{children}</div>;
}
