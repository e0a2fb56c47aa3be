import { type CallOptions, quietly, toFailure } from '@edu/shared-utility';
import { useEffect, useState } from 'react';

/** What a page shows of an answer that it only reads. */
export type Loaded<T extends object> =
  | { status: 'loading' }
  | ({ status: 'ready' } & T)
  | { status: 'failed'; code: number; message: string };

/**
 * Loads on arrival and on request; a page that is left or asked again drops the older answer. `load` is one
 * function for the life of the page.
 */
export function useLoaded<T extends object>(
  load: (options: CallOptions) => Promise<T>,
): [loaded: Loaded<T>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again
  useEffect(() => {
    const abort = new AbortController();
    load({ ...quietly, signal: abort.signal })
      .then((answer) => setLoaded({ status: 'ready', ...answer }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setLoaded({ status: 'failed', ...toFailure(error) });
      });
    return () => abort.abort();
  }, [load, round]);
  return [
    loaded,
    () => {
      setLoaded({ status: 'loading' });
      setRound(round + 1);
    },
  ];
}
