import { externalMaps, fetchMapEntries } from './external-maps';
import { EXTERNAL, type Store } from './override-keys';
import { disableOverride, type Override, pausedOverrides } from './overrides';

/** Current state of one of a tester's external maps. */
export interface ExternalMap {
  /** The address as it is stored. */
  readonly address: string;
  /** Stored, but paused. */
  readonly isPaused: boolean;
  /** Why none of its entries can be used; null otherwise. */
  readonly problem: 'notAllowed' | 'notRead' | null;
  /** Entries whose addresses the platform does not allow. */
  readonly refused: readonly Override[];
}

/** Fetches and checks all stored external maps. */
export async function inspectExternalMaps(
  store: Store,
  isAllowed: (address: string) => boolean,
): Promise<ExternalMap[]> {
  const paused = pausedOverrides(store);
  return Promise.all(
    externalMaps(store).map(async (address) => {
      const isPaused = paused.includes(address);
      const emptyReport = { address, isPaused, refused: [] };
      if (!isAllowed(address)) return { ...emptyReport, problem: 'notAllowed' as const };
      try {
        const refused = (await fetchMapEntries(address)).filter(
          (entry) => !isAllowed(entry.address),
        );
        return { ...emptyReport, problem: null, refused };
      } catch {
        return { ...emptyReport, problem: 'notRead' as const };
      }
    }),
  );
}

export function removeExternalMap(store: Store, address: string): void {
  disableOverride(store, address, false);
  const others = externalMaps(store).filter((value) => value !== address);
  if (others.length > 0) store.setItem(EXTERNAL, JSON.stringify(others));
  else store.removeItem(EXTERNAL);
}
