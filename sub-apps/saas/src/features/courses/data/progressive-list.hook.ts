import { startTransition, useEffect, useState } from 'react';

/** What two screens show, and what is added at a time: little enough not to be noticed while somebody types. */
const atOnce = 40;

/** How many lessons are drawn: the first ones at once, the others as there is time, so that 500 do not keep one waiting. */
export function useProgressiveCount(all: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= all) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)));
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}
