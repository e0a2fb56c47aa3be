import { context, on, overlays, unsaved } from '@edu/shared-utility';
import { configureStore } from '@reduxjs/toolkit';
import type { ContractApi } from './contract-api';

/** Any app's api; what it reads and writes does not matter to its store. */
export type AnyApi = Pick<ContractApi<never, never>, 'reducer' | 'middleware' | 'util'>;

const makeStore = ({ reducer, middleware }: AnyApi) =>
  configureStore({
    reducer: { contract: reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(middleware),
    devTools: false,
  });

/**
 * Who comes back to the tab finds what others did meanwhile, unless they left something open here or half typed:
 * nothing moves below that. A window that only gets the focus back may get it by the press on a row.
 */
const mayReread = (): boolean =>
  document.visibilityState === 'visible' &&
  navigator.onLine &&
  !overlays.isOpen() &&
  !unsaved.any();

export interface DataStore {
  readonly store: ReturnType<typeof makeStore>;
  /** Aborts what is read, empties the store and leaves neither timer nor listener. */
  stop(): void;
}

const placeKeys = ['organ', 'actor', 'branch'] as const;
const placeNow = (): string => JSON.stringify(placeKeys.map((key) => context.get(key)));

/**
 * A store for what one mount of an app reads. It is emptied, and what is shown is read again, when the person works
 * as somebody else or at another place, and emptied at the end of the session. Another language, a network that is
 * back, or a person who is back at the tab, makes what is shown be read again.
 */
export function dataStore(api: AnyApi): DataStore {
  const store = makeStore(api);
  const { dispatch } = store;
  const reset = (): void => void dispatch(api.util.resetApiState());
  let sessionKey = placeNow();
  const moved = (): void => {
    if (placeNow() === sessionKey) return;
    sessionKey = placeNow();
    reset();
  };
  const reread = (): void => {
    const { provided } = store.getState().contract;
    const tags = Object.keys(provided.tags) as Parameters<typeof api.util.invalidateTags>[0];
    dispatch(api.util.invalidateTags(tags));
  };
  const back = (): void => {
    if (mayReread()) reread();
  };
  document.addEventListener('visibilitychange', back);
  window.addEventListener('online', reread);
  const off = [
    () => document.removeEventListener('visibilitychange', back),
    () => window.removeEventListener('online', reread),
    ...placeKeys.map((key) => context.subscribe(key, moved)),
    on('session:ended', reset),
    on('language:changed', reread),
  ];
  return {
    store,
    stop() {
      for (const stop of off) stop();
      reset();
    },
  };
}
