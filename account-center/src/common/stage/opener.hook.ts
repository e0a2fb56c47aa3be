import { useCallback, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './focus';

const page = () => document.querySelector<HTMLElement>('.eac-main');

/** Remembers what was pressed to open something; the returned function gives it the focus back, once. */
export function useOpener(open: boolean): () => void {
  const back = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (open) back.current = rememberFocus(page);
  }, [open]);
  return useCallback(() => {
    back.current?.();
    back.current = null;
  }, []);
}
