import type { InjectedFault } from './inject';

/** Kept for the tab, also over log-out: the first page that it loads is tried with the fault too. */
const KEY = 'keep:injected-faults';

/** Faults that a tester puts into the next loads of a module, to see what the shell makes of them. */
export interface Injector {
  get(module: string): InjectedFault | null;
  set(module: string, fault: InjectedFault | null): void;
  /** Every module that has one. */
  all(): readonly (readonly [module: string, fault: InjectedFault])[];
  /** The module's load, with the fault that is set for it. */
  load<T>(module: string, load: () => Promise<T>): Promise<T>;
}

/** What is stored may be anybody's: what cannot be read is none. */
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
      // what only testers do is fetched when one does it
      if (fault) await (await import('./inject')).inject(fault);
      return load();
    },
  };
}
