import { useEffect } from 'react';

/** Tells once of each time that somebody goes to another tab or window. */
export function useLeaves(onLeave: (() => void) | null): void {
  useEffect(() => {
    if (!onLeave) return;
    let isAway = false;
    const left = (): void => {
      if (!isAway) onLeave();
      isAway = true;
    };
    const back = (): void => {
      isAway = document.visibilityState === 'hidden';
    };
    const onVisibility = (): void => (document.visibilityState === 'hidden' ? left() : back());
    window.addEventListener('blur', left);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', left);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [onLeave]);
}
