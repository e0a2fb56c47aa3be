/** A page or an action that the palette can find. */
export interface Entry {
  /** Address of a page; for other entries a unique name that contains a colon. */
  readonly path: string;
  /** Target, if it is not `path`. */
  readonly to?: string;
  /** Action, for an entry that is no page. */
  readonly run?: () => void;
  readonly name: string;
  /** The directories above it, outermost first. */
  readonly trail: string;
}

/** Search keys of an entry, each folded. `pinyin` is added when the pinyin chunk has loaded. */
export interface IndexedEntry {
  readonly entry: Entry;
  readonly name: string;
  readonly trailAndPath: string;
  readonly pinyin: readonly string[];
}

/** Pinyin of a Chinese text: full and initials, both without spaces. */
export type PinyinOf = (text: string) => readonly string[];

const mark = /\p{M}/gu;

/** Removes case, accents and spaces, so that `elements` finds `Éléments`. */
export const normalized = (text: string): string =>
  text.normalize('NFD').replace(mark, '').toLowerCase().replace(/\s+/g, '');

export const indexEntries = (
  entries: readonly Entry[],
  pinyinOf: PinyinOf | null,
): IndexedEntry[] =>
  entries.map((entry) => ({
    entry,
    name: normalized(entry.name),
    trailAndPath: normalized(entry.trail + entry.path),
    pinyin: pinyinOf ? pinyinOf(entry.name).map(normalized) : [],
  }));

/** Lower is better; null is no match. A name ranks above its pinyin, a prefix above the middle. */
function rank({ name, trailAndPath, pinyin }: IndexedEntry, query: string): number | null {
  if (name.startsWith(query)) return 0;
  if (name.includes(query)) return 1;
  if (pinyin.some((spelling) => spelling.startsWith(query))) return 2;
  if (pinyin.some((spelling) => spelling.includes(query))) return 3;
  if (trailAndPath.includes(query)) return 4;
  return null;
}

/** The best matches; equal ones in the menu's order. */
export function search(index: readonly IndexedEntry[], text: string, max = 50): Entry[] {
  const query = normalized(text);
  if (query === '') return [];
  const byRank: Entry[][] = [[], [], [], [], []];
  for (const indexed of index) {
    const rankFound = rank(indexed, query);
    if (rankFound !== null) byRank[rankFound]?.push(indexed.entry);
  }
  return byRank.flat().slice(0, max);
}

/** Only pages can be favourites: results and actions of apps may no longer exist at the next visit. */
export const isPage = ({ to, run }: Entry): boolean => to === undefined && run === undefined;
