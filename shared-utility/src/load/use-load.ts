import { useCallback, useEffect, useMemo, useState } from 'react';
import { toFailure } from '../failure';
import { failedLoad, type Loaded, loadingAfter } from './load-state';

/**
 * Reads when the component mounts, and again for another `read` or by `reload`. Only the latest response counts;
 * older requests, and those of an unmounted component, are aborted.
 *
 * @param read a stable function while the same data is requested (`useCallback`, or declared in the module)
 */
export function useLoad<T>(
  read: (signal: AbortSignal) => Promise<T>,
): [load: Loaded<T>, reload: () => void] {
  const [loadCount, setLoadCount] = useState(0);
  const [last, setLast] = useState<{ read: unknown; round: number; load: Loaded<T> } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (load: Loaded<T>): void => {
      if (!signal.aborted) setLast({ read, round: loadCount, load });
    };
    read(signal).then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => signal.aborted || settle(failedLoad(toFailure(error))),
    );
    return () => controller.abort();
  }, [read, loadCount]);
  // Derived during render, so that a former response is never shown as the current one.
  const isCurrent = last?.read === read && last.round === loadCount;
  const load = useMemo(
    () => (last && isCurrent ? last.load : loadingAfter(last?.load)),
    [last, isCurrent],
  );
  const reload = useCallback(() => setLoadCount((count) => count + 1), []);
  return [load, reload];
}
