import type { Entry } from './search';

export interface Section {
  readonly key: 'favourites' | 'recents' | 'all' | 'found';
  readonly entries: readonly Entry[];
}

const mostOfAll = 100;

/** What shows before anything is typed: favourites, recents, the menu. Lost permissions drop out. */
export function sectionsOf(
  entries: readonly Entry[],
  favourites: readonly string[],
  recents: readonly string[],
): Section[] {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const known = (paths: readonly string[]): Entry[] =>
    paths.flatMap((path) => byPath.get(path) ?? []);
  const taken = new Set([...favourites, ...recents]);
  const sections: Section[] = [
    { key: 'favourites', entries: known(favourites) },
    { key: 'recents', entries: known(recents.filter((path) => !favourites.includes(path))) },
    { key: 'all', entries: entries.filter(({ path }) => !taken.has(path)).slice(0, mostOfAll) },
  ];
  return sections.filter((section) => section.entries.length > 0);
}
