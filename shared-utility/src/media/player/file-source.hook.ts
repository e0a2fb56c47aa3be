import { useLoad } from '@edu/shared-utility';
import { useCallback, useRef, useState } from 'react';

export type FileSource<T> =
  | { readonly status: 'asking' }
  /**
   * `attempt` is incremented when the same address is returned again: used as a key, it makes the element load again.
   */
  | { readonly status: 'ready'; readonly source: T; readonly attempt: number }
  /** `message` is the platform's; null where it returned an address from which nothing can be loaded. */
  | { readonly status: 'failed'; readonly message: string | null };

type Source = string | { readonly url: string };

const urlOf = (source: Source | undefined) => (typeof source === 'object' ? source.url : source);

/** An address that fails within this time after the previous one is no coincidence, in ms. */
const BROKEN_AGAIN_WITHIN = 10_000;

/**
 * The short-lived address of a file. When it has expired another one is requested, automatically once; until then
 * the former one stays.
 *
 * @param read a stable function while the same file is requested (`useCallback`)
 * @returns `onBroken` reports that the address cannot be loaded; `retry` is for a retry by hand
 */
export function useFileSource<T extends Source>(
  read: (signal: AbortSignal) => Promise<T>,
): {
  readonly state: FileSource<T>;
  readonly onBroken: () => void;
  readonly retry: () => void;
} {
  const [load, renew] = useLoad(read);
  const [isBroken, setBroken] = useState(false);
  const [shownSource, setShownSource] = useState<{ source: T; attempt: number }>();
  const data = load.status === 'failed' ? undefined : load.data;
  // Addresses created within one second are equal, and a browser would not reload an equal one.
  if (data && data !== shownSource?.source) {
    const isSame = urlOf(data) === urlOf(shownSource?.source);
    setShownSource({ source: data, attempt: (shownSource?.attempt ?? 0) + Number(isSame) });
  }
  const brokenAt = useRef(Number.NEGATIVE_INFINITY);
  const onBroken = useCallback(() => {
    const now = performance.now();
    if (now - brokenAt.current < BROKEN_AGAIN_WITHIN) setBroken(true);
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
    return data && shownSource ? { status: 'ready', ...shownSource } : { status: 'asking' };
  }
}
