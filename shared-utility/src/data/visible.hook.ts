import { onTabVisibility } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

/** Whether the tab is visible; polling pauses while it is hidden. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => onTabVisibility(setVisible), []);
  return isVisible;
}

/**
 * Calls `back` each time that the person returns to the tab. Dialogs use it to refetch what they show, since the data
 * layer refetches nothing while a dialog is open.
 *
 * @param onReturn stays the same between renders, as `refetch` of a query does
 */
export function useReturnToTab(onReturn: () => unknown): void {
  useEffect(() => onTabVisibility((isVisible) => isVisible && onReturn()), [onReturn]);
}
