export type InjectedFault = 'hang' | 'missing' | 'slow' | 'throw';

const SLOW = 10_000;

/** Faults that a tester puts into the next loads of a module, to see what the shell makes of them. */
export interface Injector {
  get(module: string): InjectedFault | null;
  set(module: string, fault: InjectedFault | null): void;
  /** The module's load, with the fault that is set for it. */
  load<T>(module: string, load: () => Promise<T>): Promise<T>;
}

export function createInjector(): Injector {
  const faults = new Map<string, InjectedFault>();
  return {
    get: (module) => faults.get(module) ?? null,
    set(module, fault) {
      if (fault === null) faults.delete(module);
      else faults.set(module, fault);
    },
    load(module, load) {
      switch (faults.get(module)) {
        case 'hang':
          return new Promise(() => {});
        case 'slow':
          return new Promise((resolve, reject) => {
            setTimeout(() => load().then(resolve, reject), SLOW);
          });
        case 'missing':
          return Promise.reject(
            new Error('injected fault: nothing at the address (SystemJS Error#3)'),
          );
        case 'throw':
          return Promise.reject(new Error('injected fault: the module throws'));
        default:
          return load();
      }
    },
  };
}
