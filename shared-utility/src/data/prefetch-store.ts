import type { AppLifecycles } from '@edu/shared-utility';
import { type AnyApi, type DataStore, dataStore } from './data-store';

/** What was asked for before anything was drawn, and its store; `release` lets go of what no component took up. */
export interface PrefetchedStore {
  readonly data: DataStore;
  release(): void;
}

interface Subscription {
  unsubscribe(): void;
}

export type Dispatch = DataStore['store']['dispatch'];

const waiting = new Map<AnyApi, PrefetchedStore>();

/** A mount follows its bootstrap at once, or the person has turned elsewhere and comes back to rows of then. */
const MOUNT_FOLLOWS = 10_000;

/** The store that a mount has begun, once. */
export function takePrefetched(api: AnyApi): PrefetchedStore | undefined {
  const begun = waiting.get(api);
  waiting.delete(api);
  return begun;
}

/**
 * Lifecycles of an app whose first requests leave before React is there: a call made while React draws leaves
 * when it has drawn. A first visit asks at the bootstrap, which comes before the frame is drawn.
 *
 * @param ask dispatches `api.endpoints.<name>.initiate(…)` for what the page at the address will show, with the
 *   parameters that it will ask for
 */
export function askAhead(
  lifecycles: AppLifecycles,
  api: AnyApi,
  ask: (dispatch: Dispatch) => readonly Subscription[],
): AppLifecycles {
  /** What the bootstrap has asked for, which its mount need not ask for again. */
  let begun: { address: string; time: number } | null = null;
  const isBegun = (): boolean =>
    begun !== null &&
    begun.address === window.location.href &&
    performance.now() - begun.time < MOUNT_FOLLOWS;
  const drop = (): void => {
    begun = null;
    takePrefetched(api)?.data.stop();
  };
  const begin = (): void => {
    // of a mount that came to nothing
    drop();
    const data = dataStore(api);
    const subscriptions = ask(data.store.dispatch);
    waiting.set(api, {
      data,
      release: () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      },
    });
  };
  const dropIfItFails = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      drop();
      throw error;
    }
  };
  return {
    ...lifecycles,
    async bootstrap(props) {
      begin();
      begun = { address: window.location.href, time: performance.now() };
      await dropIfItFails(async () => lifecycles.bootstrap(props));
    },
    async mount(props) {
      if (!isBegun()) begin();
      begun = null;
      await dropIfItFails(async () => lifecycles.mount(props));
    },
    async unmount(props) {
      drop();
      await lifecycles.unmount(props);
    },
  };
}
