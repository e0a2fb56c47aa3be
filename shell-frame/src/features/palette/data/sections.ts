import type { ProviderResults } from './provider-results';
import type { Entry } from './search';

export interface Section {
  readonly key: string;
  /** Heading in the person's language; omitted where none is needed. */
  readonly label?: string;
  readonly entries: readonly Entry[];
}

const maxOtherPages = 100;

export type Headings = Readonly<Record<'favourites' | 'recents' | 'all' | 'actions', string>>;

interface SectionPages {
  readonly pages: readonly Entry[];
  readonly actions: readonly Entry[];
  readonly favourites: readonly string[];
  readonly recents: readonly string[];
}

const withoutEmpty = (sections: readonly Section[]): Section[] =>
  sections.filter((section) => section.entries.length > 0);

/**
 * Shown for an empty query: favourites, recents, the menu, actions. Pages that are no longer permitted are left
 * out.
 */
export function sectionsOf(
  { pages, actions, favourites, recents }: SectionPages,
  label: Headings,
): Section[] {
  const byPath = new Map(pages.map((entry) => [entry.path, entry]));
  const pagesAt = (paths: readonly string[]): Entry[] =>
    paths.flatMap((path) => byPath.get(path) ?? []);
  const usedPaths = new Set([...favourites, ...recents]);
  const otherPages = pages.filter(({ path }) => !usedPaths.has(path)).slice(0, maxOtherPages);
  const recent = pagesAt(recents.filter((path) => !favourites.includes(path)));
  return withoutEmpty([
    { key: 'favourites', label: label.favourites, entries: pagesAt(favourites) },
    { key: 'recents', label: label.recents, entries: recent },
    { key: 'all', label: label.all, entries: otherPages },
    { key: 'actions', label: label.actions, entries: actions },
  ]);
}

/** Matches in the frame, followed by those of the apps. */
export const matchingSections = (
  matches: readonly Entry[],
  results: readonly ProviderResults[],
): Section[] =>
  withoutEmpty([
    { key: 'found', entries: matches },
    ...results.map(({ id, label, entries }) => ({ key: `offer ${id}`, label, entries })),
  ]);
