import type { Dispatch } from '@edu/shared-utility/data';
import { askForStudents } from '../features/students';
import { manifest } from '../manifest';

/** A call made while React draws leaves when it has drawn: what the page shows is asked for before. */
export function prefetchPage(dispatch: Dispatch) {
  const { pathname, search } = window.location;
  return pathname === `/${manifest.segment}/student` ? askForStudents(dispatch, search) : [];
}
