import { startTransition, useEffect, useState } from 'react';

/** Lessons that fill two screens, and that are added per step: few enough not to disturb typing. */
const stepSize = 40;

/**
 * The number of lessons to render: the first ones at once, the rest in low-priority steps, so that 500 of them do not
 * block the page.
 */
export function useProgressiveCount(all: number): number {
  const [drawnCount, setDrawnCount] = useState(stepSize);
  useEffect(() => {
    if (drawnCount >= all) return;
    const timer = setTimeout(() => startTransition(() => setDrawnCount(drawnCount + stepSize)));
    return () => clearTimeout(timer);
  }, [drawnCount, all]);
  return drawnCount;
}
