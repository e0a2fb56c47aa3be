import { page } from '@edu/shared-utility';
import { removeAllOverrides } from './overrides';

/** Forgets every override of this browser and loads the page again. */
export function leaveOverrides(): void {
  removeAllOverrides(window.localStorage);
  page.reload();
}
