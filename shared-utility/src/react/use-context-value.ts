import { useCallback, useSyncExternalStore } from 'react';
import { type ContextValues, context } from '../storage';

/** A value of the storage context; the component renders again when it changes in any tab. */
export function useContextValue<K extends keyof ContextValues>(key: K): ContextValues[K] {
  const subscribe = useCallback((fn: () => void) => context.subscribe(key, fn), [key]);
  return useSyncExternalStore(subscribe, () => context.get(key));
}
