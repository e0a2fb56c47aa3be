import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { idOfPart } from '../data/editor-targets';

/** Focuses the element named in the URL's hash, once it exists. */
export function useFocusOnPart(tab: string): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has other parts, and a repeated request moves the focus again
  useEffect(() => {
    if (!hash) return;
    let tries = 0;
    const update = () => {
      const part = document.getElementById(idOfPart(hash.slice(1)));
      part?.focus();
      tries += 1;
      // A tab in a separate chunk takes a moment to load.
      if (!part && tries < 40) timer = setTimeout(update, 100);
    };
    let timer = setTimeout(update);
    return () => clearTimeout(timer);
  }, [hash, key, tab]);
}
