import { onTabVisibility } from '@edu/shared-utility';
import { useEffect } from 'react';

/** Calls `onLeave` once each time that the person switches to another tab or window. */
export function useOnLeave(onLeave: (() => void) | null): void {
  useEffect(() => {
    if (!onLeave) return;
    let isAway = false;
    const reportLeave = (): void => {
      if (!isAway) onLeave();
      isAway = true;
    };
    const onReturn = (): void => {
      isAway = document.visibilityState === 'hidden';
    };
    window.addEventListener('blur', reportLeave);
    window.addEventListener('focus', onReturn);
    const stop = onTabVisibility((isVisible) => (isVisible ? onReturn() : reportLeave()));
    return () => {
      window.removeEventListener('blur', reportLeave);
      window.removeEventListener('focus', onReturn);
      stop();
    };
  }, [onLeave]);
}
