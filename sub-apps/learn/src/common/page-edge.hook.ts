import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';

/** Horizontal padding of a page in pixels; on a phone equal to that of the breadcrumbs. */
export function usePageEdge(): number {
  const { token } = theme.useToken();
  return useNarrow() ? token.margin : token.marginLG;
}
