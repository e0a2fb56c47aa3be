import { startTransition, useEffect, useState } from 'react';

/** Lessons that fill two screens, and that are added per step: few enough not to disturb typing. */
const atOnce = 40;

/**
 * The number of lessons to render: the first ones at once, the rest in low-priority steps, so that 500 of them do not
 * block the page.
 */
export function useProgressiveCount(all: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= all) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)));
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return drawn;
}
