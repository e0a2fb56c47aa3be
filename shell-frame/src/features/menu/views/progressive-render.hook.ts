import { startTransition, useEffect, useState } from 'react';

/** Entries of the first render, enough for any window; the rest follows at low priority. */
const FIRST_ENTRIES = 40;

export function useProgressiveRender<T>(items: readonly T[]): readonly T[] {
  const [isComplete, setComplete] = useState(items.length <= FIRST_ENTRIES);
  useEffect(() => {
    if (!isComplete) startTransition(() => setComplete(true));
  }, [isComplete]);
  return isComplete ? items : items.slice(0, FIRST_ENTRIES);
}
