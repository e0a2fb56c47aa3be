import type { InjectedFault } from './inject';

/**
 * Kept in the session storage, also over a log-out, so that the fault applies to the first page after the log-in
 * too.
 */
const KEY = 'keep:injected-faults';

/** Faults that a tester injects into the next loads of a module, to see how the shell handles them. */
export interface Injector {
  get(module: string): InjectedFault | null;
  set(module: string, fault: InjectedFault | null): void;
  /** Every module with an injected fault. */
  all(): readonly (readonly [module: string, fault: InjectedFault])[];
  /** Loads the module, with the fault that is set for it. */
  load<T>(module: string, load: () => Promise<T>): Promise<T>;
}

/** The storage can hold anything; what cannot be parsed reads as no faults. */
function storedFaults(): Map<string, InjectedFault> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

export function createInjector(): Injector {
  const faults = storedFaults();
  return {
    get: (module) => faults.get(module) ?? null,
    set(module, fault) {
      if (fault === null) faults.delete(module);
      else faults.set(module, fault);
      window.sessionStorage.setItem(KEY, JSON.stringify([...faults]));
    },
    all: () => [...faults],
    async load(module, load) {
      const fault = faults.get(module);
      // Loaded on demand, since only testers need it.
      if (fault) await (await import('./inject')).inject(fault);
      return load();
    },
  };
}
