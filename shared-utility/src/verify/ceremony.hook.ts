import { useEffect, useRef } from 'react';

/** One question of the browser at a time; it ends with the form that asked it. */
export function useCeremony() {
  const current = useRef<AbortController | null>(null);
  const end = () => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);
  const begin = (): AbortSignal => {
    end();
    current.current = new AbortController();
    return current.current.signal;
  };
  return { begin, end };
}
