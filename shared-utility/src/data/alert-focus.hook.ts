import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an alert above a long form and scrolls it into sight, since its save bar is sticky.
 *
 * @param shown what the alert is about; null while there is none
 * @returns for an element around the alert with `tabIndex={-1}`
 */
export function useAlertFocus(shown: unknown): RefObject<HTMLDivElement | null> {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === null) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView?.({ block: 'center' });
  }, [shown]);
  return alert;
}
