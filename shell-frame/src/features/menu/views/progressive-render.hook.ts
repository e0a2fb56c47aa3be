import { startTransition, useEffect, useState } from 'react';

/** What fills any window; the rest of a long level follows without holding up the first paint. */
const firstStep = 40;

export function useProgressiveRender<T>(items: readonly T[]): readonly T[] {
  const [isComplete, setComplete] = useState(items.length <= firstStep);
  useEffect(() => {
    if (!isComplete) startTransition(() => setComplete(true));
  }, [isComplete]);
  return isComplete ? items : items.slice(0, firstStep);
}
