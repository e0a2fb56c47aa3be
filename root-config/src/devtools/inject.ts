export type InjectedFault = 'hang' | 'missing' | 'slow' | 'throw';

const SLOW = 10_000;

/** What comes before a load that has a fault: it may never end, take its time, or fail in the load's place. */
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
      // of a version of the tools that knew others
      return Promise.resolve();
  }
}
