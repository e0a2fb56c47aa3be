import { startTransition, useEffect, useState } from 'react';

/** What fills any window; the rest of a long level follows without holding up the first paint. */
const firstStep = 40;

export function useProgressiveRender<T>(items: readonly T[]): readonly T[] {
  const [whole, setWhole] = useState(items.length <= firstStep);
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return whole ? items : items.slice(0, firstStep);
}
