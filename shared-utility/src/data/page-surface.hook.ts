import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import type { CSSProperties } from 'react';

/** Space between a page and the edges of the content area, in pixels; less on a phone. */
export function usePageMargin(): number {
  const { token } = theme.useToken();
  return useNarrow() ? token.marginSM : token.marginLG;
}

/** Style of the surface on which a page shows its content. */
export function usePageSurface(): CSSProperties {
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const pageMargin = usePageMargin();
  return {
    margin: `0 ${pageMargin}px ${pageMargin}px`,
    padding: isNarrow ? token.padding : token.paddingLG,
    borderRadius: token.borderRadiusLG,
    background: token.colorBgContainer,
  };
}
