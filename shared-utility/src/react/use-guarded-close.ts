import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { unsaved } from '../unsaved';
import { useOverlay } from './use-overlay';

interface Held {
  readonly close: () => void;
  /** Whether something typed or chosen in the dialog would be lost. */
  readonly isDirty: () => boolean;
  /** What is on its way cannot be left. */
  readonly isBusy?: boolean;
}

/**
 * The one way out of a dialog in which something is typed or chosen: for its cross, its mask, its Cancel, Escape and
 * Back. Asks what every form asks before work is lost; leaving the page asks as well.
 */
export function useGuardedClose(guard: Held): (event?: SyntheticEvent) => void {
  const now = useRef(guard);
  now.current = guard;
  const [mayClose] = useState(unsaved.layer);
  useEffect(() => unsaved.guard(() => now.current.isDirty()), []);
  const leave = async (): Promise<void> => {
    if (!now.current.isBusy && (await mayClose())) now.current.close();
  };
  useOverlay(() => void leave());
  return (event) => {
    // the same press of Escape would close the browser's dialog that asks
    event?.preventDefault();
    void leave();
  };
}
