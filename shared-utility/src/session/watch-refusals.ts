import { page } from '../environment';
import { on } from '../events';
import { unsaved } from '../unsaved';
import { loadPermissions } from './permissions';

/** A refusal may mean that the person's place or permissions have changed, so both are refetched. */
async function refetch(): Promise<void> {
  const changed = await import('./refresh-place')
    .then(({ refreshPlace }) => refreshPlace())
    .catch(() => false);
  await loadPermissions({ force: true });
  // The page shows the former place, so it is reloaded, unless that would lose unsaved work.
  if (changed && !unsaved.any()) page.reload();
}

/** Refetches place and permissions when the server refuses a call. Returns a function that stops it. */
export function watchRefusals(): () => void {
  let isRequesting = false;
  return on('call:refused', ({ lacks }) => {
    // These requests may be refused too.
    if (isRequesting || lacks !== 'permission') return;
    isRequesting = true;
    void refetch().finally(() => {
      isRequesting = false;
    });
  });
}
