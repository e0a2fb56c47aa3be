import { page } from '@edu/shared-utility';
import { removeAllOverrides } from './overrides';

/** Removes every override of this browser and reloads the page. */
export function leaveOverrides(): void {
  removeAllOverrides(window.localStorage);
  page.reload();
}
