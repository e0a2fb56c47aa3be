export type InjectedFault = 'hang' | 'missing' | 'slow' | 'throw';

const SLOW = 10_000;

/** Runs before a load with an injected fault: it may never settle, delay the load, or reject in its place. */
export function inject(fault: InjectedFault): Promise<void> {
  switch (fault) {
    case 'hang':
      return new Promise(() => {});
    case 'slow':
      return new Promise((resolve) => setTimeout(resolve, SLOW));
    case 'missing':
      return Promise.reject(new Error('injected fault: nothing at the address (SystemJS Error#3)'));
    case 'throw':
      return Promise.reject(new Error('injected fault: the module throws'));
    default:
      // Stored by a version of the tools that had other faults.
      return Promise.resolve();
  }
}
