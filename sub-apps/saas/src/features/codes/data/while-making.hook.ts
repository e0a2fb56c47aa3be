import { useEffect } from 'react';

/** Milliseconds from one look at what is being made to the next. */
const POLL_INTERVAL = 2_000;

/** Looks again and again as long as something is being made and the page is in sight. */
export function useWhileMaking(isMaking: boolean, look: () => void): void {
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && look(),
      POLL_INTERVAL,
    );
    return () => clearInterval(timer);
  }, [isMaking, look]);
}
