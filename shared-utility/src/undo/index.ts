import { emit } from '../events';
import { toast } from '../toast';
import type { UndoOffer } from './offer';

export type { UndoOffer } from './offer';

/**
 * Shows a message with an undo button for `timing.undoDuration`, longer while it is hovered or focused; Ctrl-Z (⌘Z)
 * outside of fields undoes the newest one. Resolves to whether it was undone.
 */
export async function offerUndo(offer: UndoOffer): Promise<boolean> {
  let show: typeof import('./undo-toasts').showUndo;
  try {
    ({ showUndo: show } = await import('./undo-toasts'));
  } catch {
    // The module loader caches a failure, which this event clears.
    emit('library:failed', { name: 'undo-toasts' });
    toast.success(offer.message);
    return false;
  }
  return show(offer);
}
