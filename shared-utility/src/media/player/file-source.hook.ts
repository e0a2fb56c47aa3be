import { useLoad } from '@edu/shared-utility';
import { useCallback, useRef, useState } from 'react';

export type FileSource<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'ready'; readonly source: T }
  /** `message` is the platform's; null where it gave an address and nothing can be read there. */
  | { readonly status: 'failed'; readonly message: string | null };

/** An address that breaks so soon after the one before it is no accident. In milliseconds. */
const SOON = 10_000;

/**
 * Where a file is for a while. When its address is over another one is asked for, once by itself; what stood there
 * stays until it is known.
 *
 * @param ask one function for as long as the same file is asked for (`useCallback`)
 * @returns `onBroken` says that nothing can be read there; `retry` is a person's further try
 */
export function useFileSource<T>(ask: (signal: AbortSignal) => Promise<T>): {
  readonly state: FileSource<T>;
  readonly onBroken: () => void;
  readonly retry: () => void;
} {
  const [load, renew] = useLoad(ask);
  const [isBroken, setBroken] = useState(false);
  const brokenAt = useRef(Number.NEGATIVE_INFINITY);
  const onBroken = useCallback(() => {
    const now = performance.now();
    if (now - brokenAt.current < SOON) setBroken(true);
    else renew();
    brokenAt.current = now;
  }, [renew]);
  const retry = useCallback(() => {
    setBroken(false);
    brokenAt.current = Number.NEGATIVE_INFINITY;
    renew();
  }, [renew]);
  return { state: stateOf(), onBroken, retry };

  function stateOf(): FileSource<T> {
    if (isBroken) return { status: 'failed', message: null };
    if (load.status === 'failed') return { status: 'failed', message: load.message };
    return load.data === undefined ? { status: 'asking' } : { status: 'ready', source: load.data };
  }
}
