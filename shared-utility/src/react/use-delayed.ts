import { useEffect, useState } from 'react';

/** True once `active` has lasted `afterMs` milliseconds: a quick answer never flashes a skeleton. */
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
