import { useCallback, useEffect, useMemo, useState } from 'react';
import { toFailure } from '../failure';
import { failedLoad, type Loaded, loadingAfter } from './load-state';

/**
 * Reads when the component mounts, and again for another `ask` or by `reload`. Only the latest response counts;
 * older requests, and those of an unmounted component, are aborted.
 *
 * @param ask one function for as long as the same is asked for (`useCallback`, or of the module)
 */
export function useLoad<T>(
  ask: (signal: AbortSignal) => Promise<T>,
): [load: Loaded<T>, reload: () => void] {
  const [loadCount, setLoadCount] = useState(0);
  const [last, setLast] = useState<{ ask: unknown; round: number; load: Loaded<T> } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (load: Loaded<T>): void => {
      if (!signal.aborted) setLast({ ask, round: loadCount, load });
    };
    ask(signal).then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => signal.aborted || settle(failedLoad(toFailure(error))),
    );
    return () => controller.abort();
  }, [ask, loadCount]);
  // Derived during render, so that a former response is never shown as the current one.
  const isCurrent = last?.ask === ask && last.round === loadCount;
  const load = useMemo(
    () => (last && isCurrent ? last.load : loadingAfter(last?.load)),
    [last, isCurrent],
  );
  const reload = useCallback(() => setLoadCount((count) => count + 1), []);
  return [load, reload];
}
