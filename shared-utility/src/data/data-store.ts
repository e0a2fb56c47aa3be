import { context, emit, on, onTabVisibility, overlays, unsaved } from '@edu/shared-utility';
import { configureStore } from '@reduxjs/toolkit';
import type { ContractApi } from './contract-api-types';

/** The api of any app; the store does not depend on its calls. */
export type AnyApi = Pick<ContractApi<never, never>, 'reducer' | 'middleware' | 'util'>;

const makeStore = ({ reducer, middleware }: AnyApi) =>
  configureStore({
    reducer: { contract: reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(middleware),
    devTools: false,
  });

/**
 * Whether a person who returns to the tab may see refetched data: not while something is open or half typed, so
 * that nothing moves there. Focus events alone do not count, since the click that caused one may be on a row.
 */
const mayReread = (): boolean =>
  document.visibilityState === 'visible' &&
  navigator.onLine &&
  !overlays.isOpen() &&
  !unsaved.any();

export interface DataStore {
  readonly store: ReturnType<typeof makeStore>;
  /** Aborts running reads, resets the store and removes all timers and listeners. */
  stop(): void;
}

const placeKeys = ['organ', 'actor', 'branch'] as const;
const identityNow = (): string => `${context.get('organ')} ${context.get('actor')}`;
const placeNow = (): string => `${identityNow()} ${context.get('branch')}`;

/**
 * A store for one mount of an app. Another identity resets it and refetches what is shown, as another branch does once
 * nothing is unsaved; the end of the session resets it. Another language, a restored network, or a person who returns
 * to the tab refetches what is shown.
 */
export function dataStore(api: AnyApi): DataStore {
  const store = makeStore(api);
  const { dispatch } = store;
  const reset = (): void => void dispatch(api.util.resetApiState());
  let [identity, place] = [identityNow(), placeNow()];
  /** After a switch of the branch in another tab it waits while there is unsaved input, which a reset would unmount. */
  const emptyIfPlaceChanged = (): void => {
    if (placeNow() === place || (identityNow() === identity && unsaved.any())) return;
    [identity, place] = [identityNow(), placeNow()];
    reset();
  };
  const reread = (): void => {
    const { provided } = store.getState().contract;
    const tags = Object.keys(provided.tags) as Parameters<typeof api.util.invalidateTags>[0];
    dispatch(api.util.invalidateTags(tags));
  };
  const refetchOnReturn = (): void => {
    emptyIfPlaceChanged();
    if (mayReread()) reread();
  };
  const allAnswered = (): Promise<void> =>
    new Promise((resolve) => {
      const resolveIfIdle = (): void => {
        const reads = Object.values(store.getState().contract.queries);
        if (reads.some((read) => read?.status === 'pending')) return;
        stopLooking();
        resolve();
      };
      const stopLooking = store.subscribe(resolveIfIdle);
      resolveIfIdle();
    });
  const online = (): void => {
    reread();
    emit('data:reread', { done: allAnswered() });
  };
  window.addEventListener('online', online);
  const unsubscribers = [
    onTabVisibility(refetchOnReturn),
    () => window.removeEventListener('online', online),
    ...placeKeys.map((key) => context.subscribe(key, emptyIfPlaceChanged)),
    // Each answer may be the one that ends the unsaved input.
    store.subscribe(emptyIfPlaceChanged),
    on('session:ended', reset),
    on('language:changed', reread),
  ];
  return {
    store,
    stop() {
      for (const stop of unsubscribers) stop();
      reset();
    },
  };
}
