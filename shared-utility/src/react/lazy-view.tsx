import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { emit } from '../events';

/** A view in a chunk of its own; `prepare` fetches what it needs before its first sight. */
export interface LazyModule<P> {
  readonly default: ComponentType<P>;
  readonly prepare?: () => Promise<unknown>;
}

/** A part of an app that comes on demand. */
export interface LazyPart<P> {
  /** Once it has arrived. */
  readonly View: ComponentType<P> | null;
  /** Fetches it ahead of its first sight; rejects when it does not arrive, and may be called again then. */
  fetch(): Promise<void>;
}

/**
 * What comes on demand without being a view: a failure is told to the module loader, which would remember it for ever.
 *
 * @param app the app's name, as in its `data-app`
 */
export async function fetchPart<T>(app: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page could not be loaded.', error);
    emit('library:failed', { name: app });
    throw error;
  }
}

/**
 * Names a part; its first sight fetches it, so the first sight of the page does not pay for it.
 *
 * @param app the app's name, as in its `data-app`
 */
export function lazyPart<P extends object>(
  app: string,
  load: () => Promise<LazyModule<P>>,
): LazyPart<P> {
  let View: ComponentType<P> | null = null;
  return {
    get View() {
      return View;
    },
    async fetch() {
      const view = await fetchPart(app, async () => {
        const module = await load();
        await module.prepare?.();
        return module;
      });
      View = view.default;
    },
  };
}

export interface LazyViewProps<P> {
  part: LazyPart<P>;
  /** What the view gets. */
  given: P;
  /** Told once a time that it did not arrive. */
  onFailed?: () => void;
  /** Shown in its place until it is there: nothing, unless said otherwise. */
  loading?: ReactNode;
  /** Shown in its place when it did not arrive: nothing, unless said otherwise. */
  failed?: (retry: () => void, error: unknown) => ReactNode;
}

/**
 * Shows a part as soon as it is there. Unlike React's `lazy` it remembers no failure, and has the module loader forget
 * it.
 */
export function LazyView<P extends object>({
  part,
  given: props,
  onFailed,
  loading = null,
  failed,
}: LazyViewProps<P>) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>(
    part.View ? 'ready' : 'loading',
  );
  const [tries, setTries] = useState(0);
  const [error, setError] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try loads again
  useEffect(() => {
    if (part.View) {
      setStatus('ready');
      return;
    }
    let gone = false;
    part.fetch().then(
      () => gone || setStatus('ready'),
      (reason: unknown) => {
        if (gone) return;
        setError(reason);
        setStatus('failed');
        onFailed?.();
      },
    );
    return () => {
      gone = true;
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
