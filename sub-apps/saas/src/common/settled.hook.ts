import { timing } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

/** What is typed, once typing rests. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), timing.searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
