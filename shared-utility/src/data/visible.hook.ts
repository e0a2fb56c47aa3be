import { onTabVisibility } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

/** Whether the tab is in sight, for what is polled only then. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => onTabVisibility(setVisible), []);
  return isVisible;
}

/**
 * Calls each time that the person comes back to the tab. For what a dialog shows: what a page shows is read again
 * anyway, unless a dialog is open.
 *
 * @param onReturn stays the same between renders, as `refetch` of a query does
 */
export function useReturnToTab(onReturn: () => unknown): void {
  useEffect(() => onTabVisibility((isVisible) => isVisible && onReturn()), [onReturn]);
}
