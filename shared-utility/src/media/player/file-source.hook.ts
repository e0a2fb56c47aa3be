import { useLoad } from '@edu/shared-utility';
import { useCallback, useRef, useState } from 'react';

export type FileSource<T> =
  | { readonly status: 'asking' }
  /** `attempt` is another one where the same address came again: what is keyed by it reads there once more. */
  | { readonly status: 'ready'; readonly source: T; readonly attempt: number }
  /** `message` is the platform's; null where it gave an address and nothing can be read there. */
  | { readonly status: 'failed'; readonly message: string | null };

type Source = string | { readonly url: string };

const urlOf = (source: Source | undefined) => (typeof source === 'object' ? source.url : source);

/** An address that breaks so soon after the one before it is no accident. In milliseconds. */
const SOON = 10_000;

/**
 * Where a file is for a while. When its address is over another one is asked for, once by itself; what was there
 * stays until it is known.
 *
 * @param ask one function for as long as the same file is asked for (`useCallback`)
 * @returns `onBroken` says that nothing can be read there; `retry` is a person's further try
 */
export function useFileSource<T extends Source>(
  ask: (signal: AbortSignal) => Promise<T>,
): {
  readonly state: FileSource<T>;
  readonly onBroken: () => void;
  readonly retry: () => void;
} {
  const [load, renew] = useLoad(ask);
  const [isBroken, setBroken] = useState(false);
  const [shown, setShown] = useState<{ source: T; attempt: number }>();
  const data = load.status === 'failed' ? undefined : load.data;
  // addresses that are made within one second are one: a browser would not fetch it again by itself
  if (data && data !== shown?.source) {
    const isSame = urlOf(data) === urlOf(shown?.source);
    setShown({ source: data, attempt: (shown?.attempt ?? 0) + Number(isSame) });
  }
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
    return data && shown ? { status: 'ready', ...shown } : { status: 'asking' };
  }
}
