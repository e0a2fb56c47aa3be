import { page } from '../environment';
import { on } from '../events';
import { unsaved } from '../unsaved';
import { loadPermissions } from './permissions';

/** What was refused may be so because the person's place or rights are others by now. */
async function askAnew(): Promise<void> {
  const changed = await import('./refresh-place')
    .then(({ refreshPlace }) => refreshPlace())
    .catch(() => false);
  await loadPermissions({ force: true });
  // What is on the screen belongs to the place before; work in hand stays until the person leaves it.
  if (changed && !unsaved.any()) page.reload();
}

/** Brings place and permissions up to date when the server refuses a call. Returns how to stop. */
export function watchRefusals(): () => void {
  let isAsking = false;
  return on('call:refused', ({ lacks }) => {
    // The questions themselves may be refused too.
    if (isAsking || lacks !== 'permission') return;
    isAsking = true;
    void askAnew().finally(() => {
      isAsking = false;
    });
  });
}
