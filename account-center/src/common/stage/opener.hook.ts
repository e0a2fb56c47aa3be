import { useCallback, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './focus';

const page = () => document.querySelector<HTMLElement>('.eac-main');

/** Stores the pressed button; the returned function focuses it again, once. */
export function useOpener(open: boolean): () => void {
  const restoreFocus = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (open) restoreFocus.current = rememberFocus(page);
  }, [open]);
  return useCallback(() => {
    restoreFocus.current?.();
    restoreFocus.current = null;
  }, []);
}
