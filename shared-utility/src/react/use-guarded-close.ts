import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { unsaved } from '../unsaved';
import { useOverlay } from './use-overlay';

interface CloseGuard {
  readonly close: () => void;
  /** Whether closing would lose input of the dialog. */
  readonly isDirty: () => boolean;
  /** While a request is running the dialog cannot be closed. */
  readonly isBusy?: boolean;
}

/**
 * The only way to close a dialog with input: for its close button, mask, Cancel, Escape and Back. Asks the usual
 * question before input is lost; leaving the page asks as well.
 */
export function useGuardedClose(guard: CloseGuard): (event?: SyntheticEvent) => void {
  const latest = useRef(guard);
  latest.current = guard;
  const [mayClose] = useState(unsaved.layer);
  useEffect(() => unsaved.guard(() => latest.current.isDirty()), []);
  const leave = async (): Promise<void> => {
    if (!latest.current.isBusy && (await mayClose())) latest.current.close();
  };
  useOverlay(() => void leave());
  return (event) => {
    // The same keydown of Escape would also close the native dialog that asks.
    event?.preventDefault();
    void leave();
  };
}
