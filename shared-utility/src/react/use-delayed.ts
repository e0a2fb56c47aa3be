import { useEffect, useState } from 'react';

/** True once `active` has lasted `afterMs` milliseconds, so that fast responses do not flash a skeleton. */
export function useDelayed(active: boolean, afterMs = 200): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = window.setTimeout(() => setIsLate(true), afterMs);
    return () => {
      window.clearTimeout(timer);
      setIsLate(false);
    };
  }, [active, afterMs]);
  return active && isLate;
}
