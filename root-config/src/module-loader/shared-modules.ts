import { systemJs } from './systemjs';

type Namespace = System.Module;

/** What the page's own modules are to ES modules, whose bridges (tools/build/bridges.js) ask for them here. */
export interface SharedModules {
  /** Never rejects: a bridge that failed once would fail for as long as the page lives. */
  get(name: string): Promise<Namespace>;
  /** The outcome of `work`, or the failure of a shared module that may be what it waits for. */
  whileNoneFails<T>(work: Promise<T>): Promise<T>;
}

const RETRY_DELAY = 5_000;

/** `purge` forgets what failed, so that the next import of it is a real one. */
export function createSharedModules(purge: () => void): SharedModules {
  const cache = new Map<string, Promise<Namespace>>();
  const failed = new Set<() => void>();
  const listeners = new Set<(error: unknown) => void>();

  function tryAgain(): void {
    if (failed.size === 0) return;
    purge();
    const all = [...failed];
    failed.clear();
    for (const go of all) go();
  }

  function ask(name: string): Promise<Namespace> {
    return new Promise((resolve) => {
      const go = (): void => {
        systemJs()
          .import(name)
          .then(resolve, (error: unknown) => {
            failed.add(go);
            for (const tell of listeners) tell(error);
            setTimeout(tryAgain, RETRY_DELAY);
          });
      };
      go();
    });
  }

  return {
    get(name) {
      const loading = cache.get(name) ?? ask(name);
      cache.set(name, loading);
      return loading;
    },
    async whileNoneFails(work) {
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
