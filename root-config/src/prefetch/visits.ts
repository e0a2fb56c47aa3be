import { tryToStore } from '../try-to-store';

/** Key of the number of visits to each module; outlives sessions, holds module names only. */
const KEY = 'keep:visits';
const MAX_MODULES = 50;

type Reader = Pick<Storage, 'getItem'>;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

function read(store: Reader): Record<string, number> {
  try {
    const raw: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(
      Object.entries(raw).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}

const byVisits = (visits: Record<string, number>): [string, number][] =>
  Object.entries(visits).sort(([, a], [, b]) => b - a);

export function noteVisit(store: Store, module: string): void {
  const visits = read(store);
  visits[module] = (visits[module] ?? 0) + 1;
  tryToStore(
    store,
    KEY,
    JSON.stringify(Object.fromEntries(byVisits(visits).slice(0, MAX_MODULES))),
  );
}

/** Modules by visits, most visited first. */
export const mostVisited = (store: Reader): string[] => byVisits(read(store)).map(([name]) => name);
