import { useSyncExternalStore } from 'react';

/** From 1280 pixels on a table has room for more than its main columns. */
const query = (): MediaQueryList => window.matchMedia('(min-width:1280px)');

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has room for a list's optional columns, now and whenever that changes. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
