import { emit } from '../events';
import { toast } from '../toast';
import type { UndoOffer } from './offer';

export type { UndoOffer } from './offer';

/**
 * Says what was done, with a button that takes it back. Stays `timing.undoDuration`, longer under the pointer or the
 * focus; Ctrl-Z (⌘Z) outside of fields presses the newest one. Resolves with whether it was taken back.
 */
export async function offerUndo(offer: UndoOffer): Promise<boolean> {
  let show: typeof import('./undo-toasts').showUndo;
  try {
    ({ showUndo: show } = await import('./undo-toasts'));
  } catch {
    // The module loader remembers a failure.
    emit('library:failed', { name: 'undo-toasts' });
    toast.success(offer.message);
    return false;
  }
  return show(offer);
}
