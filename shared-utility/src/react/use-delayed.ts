import { useEffect, useState } from 'react';

/** True once `active` has lasted `afterMs` milliseconds, so that fast responses do not flash a skeleton. */
export function useDelayed(active: boolean, afterMs = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = window.setTimeout(() => setLate(true), afterMs);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [active, afterMs]);
  return active && late;
}
