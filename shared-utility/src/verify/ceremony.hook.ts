import { useEffect, useRef } from 'react';

/** Allows one passkey dialog of the browser at a time, and aborts it when the form is unmounted. */
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
