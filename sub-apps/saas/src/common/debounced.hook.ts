import { timing } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

/** The text, updated only after a pause in typing, so that not every keystroke sends a request. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), timing.searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
