import { page, unsaved } from '@edu/shared-utility';

/**
 * Changes the storage and reloads the page, unless the person stays because of unsaved work; returns whether it
 * did.
 */
export async function reloadWith(change: () => void): Promise<boolean> {
  if (!(await unsaved.mayLeave())) return false;
  change();
  page.reload();
  return true;
}
