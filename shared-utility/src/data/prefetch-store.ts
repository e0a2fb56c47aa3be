import type { AppLifecycles } from '@edu/shared-utility';
import { type AnyApi, type DataStore, dataStore } from './data-store';

/** The store of requests sent before the first render; `release` unsubscribes those that no component uses. */
export interface PrefetchedStore {
  readonly data: DataStore;
  release(): void;
}

interface Subscription {
  unsubscribe(): void;
}

export type Dispatch = DataStore['store']['dispatch'];

/**
 * A store that no mount has taken yet, with the address of its page and the time of the request (`performance.now()`).
 */
interface Waiting extends PrefetchedStore {
  readonly address: string;
  readonly time: number;
}

const waiting = new Map<AnyApi, Waiting>();

/**
 * In ms. A mount follows its bootstrap at once; a store that is older belongs to a visit that was abandoned, and its
 * rows may be outdated.
 */
const MOUNT_FOLLOWS = 10_000;

/** Returns the store that a mount has started, and removes the reference. */
export function takePrefetched(api: AnyApi): PrefetchedStore | undefined {
  const prefetched = waiting.get(api);
  waiting.delete(api);
  return prefetched;
}

/**
 * Wraps an app's lifecycles so that its first requests are sent before React renders; those started while React
 * renders are sent only afterwards. On a first visit they are sent at the bootstrap, before the frame renders.
 *
 * @param send dispatches `api.endpoints.<name>.initiate(…)` for what the page at the address will show, with the
 *   parameters that it will ask for
 */
export function askAhead(
  lifecycles: AppLifecycles,
  api: AnyApi,
  send: (dispatch: Dispatch) => readonly Subscription[],
): AppLifecycles {
  const discardPrefetched = (): void => takePrefetched(api)?.data.stop();
  /** Whether the bootstrap has sent the requests that this mount needs. */
  const hasMountBegun = (): boolean => {
    const prefetched = waiting.get(api);
    return (
      prefetched?.address === window.location.href &&
      performance.now() - prefetched.time < MOUNT_FOLLOWS
    );
  };
  const begin = (): void => {
    // Drops the store of a mount that failed.
    discardPrefetched();
    const data = dataStore(api);
    const subscriptions = send(data.store.dispatch);
    waiting.set(api, {
      data,
      address: window.location.href,
      time: performance.now(),
      release: () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      },
    });
  };
  const dropIfItFails = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      discardPrefetched();
      throw error;
    }
  };
  return {
    ...lifecycles,
    async bootstrap(props) {
      begin();
      await dropIfItFails(async () => lifecycles.bootstrap(props));
    },
    async mount(props) {
      if (!hasMountBegun()) begin();
      await dropIfItFails(async () => lifecycles.mount(props));
    },
    async unmount(props) {
      discardPrefetched();
      await lifecycles.unmount(props);
    },
  };
}
