import { useSyncExternalStore } from 'react';

/** Below 1280 pixels there is no room for categories beside a list. */
const query = (): MediaQueryList => window.matchMedia('(max-width:1279.98px)');

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has no room for a list and its categories beside each other. */
export const useIsCramped = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
