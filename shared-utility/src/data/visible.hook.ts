import { useEffect, useState } from 'react';

/** Whether the tab is in sight, for what is polled only then. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/**
 * Calls each time that the person comes back to the tab. For what a dialog shows: what a page shows is read again
 * anyway, unless a dialog is open.
 *
 * @param back stays the same between renders, as `refetch` of a query does
 */
export function useReturnToTab(back: () => unknown): void {
  useEffect(() => {
    const update = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [back]);
}
