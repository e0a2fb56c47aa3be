import { type ReactNode, useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part';

export interface LazyViewProps<P> {
  part: LazyPart<P>;
  /** Props of the view. */
  partProps: P;
  /** Called for each failed load. */
  onFailed?: () => void;
  /** Shown while it is loading; nothing by default. */
  loading?: ReactNode;
  /** Shown when it could not be loaded; nothing by default. */
  failed?: (retry: () => void, error: unknown) => ReactNode;
}

/**
 * Renders a part as soon as it has loaded. Unlike React's `lazy` it does not cache a failure, and makes the module
 * loader drop it too.
 */
export function LazyView<P extends object>({
  part,
  partProps: props,
  onFailed,
  loading = null,
  failed,
}: LazyViewProps<P>) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>(
    part.View ? 'ready' : 'loading',
  );
  const [tries, setTries] = useState(0);
  const [error, setError] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    if (part.View) {
      setStatus('ready');
      return;
    }
    let isUnmounted = false;
    part.fetch().then(
      () => isUnmounted || setStatus('ready'),
      (reason: unknown) => {
        if (isUnmounted) return;
        setError(reason);
        setStatus('failed');
        onFailed?.();
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [tries]);
  if (status === 'ready' && part.View) return <part.View {...props} />;
  if (status !== 'failed') return loading;
  if (!failed) return null;
  return failed(() => {
    setStatus('loading');
    setTries(tries + 1);
  }, error);
}
