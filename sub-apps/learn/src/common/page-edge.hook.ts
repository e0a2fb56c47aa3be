import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';

/** How far a page stays from the sides of the window, in pixels: on a phone as far as the path above it. */
export function usePageEdge(): number {
  const { token } = theme.useToken();
  return useNarrow() ? token.margin : token.marginLG;
}
