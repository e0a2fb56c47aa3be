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

/** The store that a mount has begun, once. */
export function takePrefetched(api: AnyApi): PrefetchedStore | undefined {
  const begun = waiting.get(api);
  waiting.delete(api);
  return begun;
}

/**
 * Lifecycles of an app whose first requests leave before React is there: a call made while React draws leaves
 * when it has drawn.
 *
 * @param ask dispatches `api.endpoints.<name>.initiate(…)` for what the page at the address will show, with the
 *   parameters that it will ask for
 */
export function askAhead(
  lifecycles: AppLifecycles,
  api: AnyApi,
  ask: (dispatch: Dispatch) => readonly Subscription[],
): AppLifecycles {
  const drop = (): void => takePrefetched(api)?.data.stop();
  const mount: AppLifecycles['mount'] = async (props) => {
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
    try {
      return await lifecycles.mount(props);
    } catch (error) {
      drop();
      throw error;
    }
  };
  const unmount: AppLifecycles['unmount'] = async (props) => {
    drop();
    return lifecycles.unmount(props);
  };
  return { ...lifecycles, mount, unmount };
}
