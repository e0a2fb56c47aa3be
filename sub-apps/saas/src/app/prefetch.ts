import type { Dispatch } from '@edu/shared-utility/data';
import { askForStudents } from '../features/students';
import { manifest } from '../manifest';

/**
 * Sends the page's first requests before React renders; requests started while rendering are sent only afterwards.
 */
export function prefetchPage(dispatch: Dispatch) {
  const { pathname, search } = window.location;
  return pathname === `/${manifest.segment}/student` ? askForStudents(dispatch, search) : [];
}
