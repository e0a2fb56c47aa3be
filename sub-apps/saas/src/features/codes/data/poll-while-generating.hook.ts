import { useEffect } from 'react';

/** Milliseconds. */
const POLL_INTERVAL = 2_000;

/** Calls `look` repeatedly while codes are being created and the page is visible. */
export function usePollWhileGenerating(isGenerating: boolean, poll: () => void): void {
  useEffect(() => {
    if (!isGenerating) return;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && poll(),
      POLL_INTERVAL,
    );
    return () => clearInterval(timer);
  }, [isGenerating, poll]);
}
