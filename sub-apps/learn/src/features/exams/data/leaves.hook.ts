import { onTabVisibility } from '@edu/shared-utility/data';
import { useEffect } from 'react';

/** Calls `onLeave` once each time that the person switches to another tab or window. */
export function useLeaves(onLeave: (() => void) | null): void {
  useEffect(() => {
    if (!onLeave) return;
    let isAway = false;
    const reportLeave = (): void => {
      if (!isAway) onLeave();
      isAway = true;
    };
    const back = (): void => {
      isAway = document.visibilityState === 'hidden';
    };
    window.addEventListener('blur', reportLeave);
    window.addEventListener('focus', back);
    const stop = onTabVisibility((isVisible) => (isVisible ? back() : reportLeave()));
    return () => {
      window.removeEventListener('blur', reportLeave);
      window.removeEventListener('focus', back);
      stop();
    };
  }, [onLeave]);
}
