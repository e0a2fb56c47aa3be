import { timing } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

/** The text, updated only after a pause in typing, so that not every keystroke sends a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), timing.searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
