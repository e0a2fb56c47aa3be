import { systemJs } from './systemjs';

type Namespace = System.Module;

/** Gives ES modules the page's shared modules; their bridges (tools/build/bridges.js) call it. */
export interface SharedModules {
  /** Never rejects, because a browser keeps a bridge that failed for as long as the page lives. */
  get(name: string): Promise<Namespace>;
  /** The outcome of `work`, or the failure of a shared module that it may be waiting for. */
  rejectOnSharedFailure<T>(work: Promise<T>): Promise<T>;
}

const RETRY_DELAY = 5_000;

/** `purge` drops what failed, so that the next import fetches it again. */
export function createSharedModules(purge: () => void): SharedModules {
  const cache = new Map<string, Promise<Namespace>>();
  const failed = new Set<() => void>();
  const listeners = new Set<(error: unknown) => void>();

  function tryAgain(): void {
    if (failed.size === 0) return;
    purge();
    const failedNames = [...failed];
    failed.clear();
    for (const go of failedNames) go();
  }

  function importWithRetry(name: string): Promise<Namespace> {
    return new Promise((resolve) => {
      const go = (): void => {
        systemJs()
          .import(name)
          .then(resolve, (error: unknown) => {
            failed.add(go);
            for (const listener of listeners) listener(error);
            setTimeout(tryAgain, RETRY_DELAY);
          });
      };
      go();
    });
  }

  return {
    get(name) {
      const loading = cache.get(name) ?? importWithRetry(name);
      cache.set(name, loading);
      return loading;
    },
    async rejectOnSharedFailure(work) {
      let listener: (error: unknown) => void = () => {};
      const failure = new Promise<never>((_, reject) => {
        listener = reject;
      });
      listeners.add(listener);
      tryAgain();
      try {
        return await Promise.race([work, failure]);
      } finally {
        listeners.delete(listener);
      }
    },
  };
}
