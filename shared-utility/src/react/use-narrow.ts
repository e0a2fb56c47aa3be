import { useSyncExternalStore } from 'react';
import { limits } from '../environment';

/** Media query of the phone layout, for style sheets and `matchMedia`. */
export const narrowWindow = `(max-width:${limits.phoneBelow - 0.02}px)`;

const query = (): MediaQueryList => window.matchMedia(narrowWindow);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has the phone layout; updates with the window. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
