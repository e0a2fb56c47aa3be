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
    const onVisibility = (): void =>
      document.visibilityState === 'hidden' ? reportLeave() : back();
    window.addEventListener('blur', reportLeave);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', reportLeave);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [onLeave]);
}
