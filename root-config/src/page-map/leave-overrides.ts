import { page, unsaved } from '@edu/shared-utility';
import { removeAllOverrides } from './overrides';

/** Removes every override of this browser and reloads the page; nothing happens if the person keeps unsaved work. */
export async function leaveOverrides(): Promise<void> {
  if (!(await unsaved.mayLeave())) return;
  removeAllOverrides(window.localStorage);
  page.reload();
}
