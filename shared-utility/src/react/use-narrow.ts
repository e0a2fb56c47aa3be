import { useSyncExternalStore } from 'react';
import { limits } from '../environment';

/** For style sheets and `matchMedia`: a window that pages lay themselves out for as on a phone. */
export const narrowWindow = `(max-width:${limits.phoneBelow - 0.02}px)`;

const query = (): MediaQueryList => window.matchMedia(narrowWindow);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone's, now and whenever that changes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
