import { useEffect, useState } from 'react';

/** True once `active` has lasted `afterMs` milliseconds; false again as soon as it ends. */
export function useDelayed(active: boolean, afterMs: number): boolean {
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
