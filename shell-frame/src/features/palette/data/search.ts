/** One page that the person may open, or something that they may do. */
export interface Entry {
  /** Its address; what is no page has a name of its own here, with a colon in it. */
  readonly path: string;
  /** Where it leads, when not to `path`. */
  readonly to?: string;
  /** What it does, instead of leading anywhere. */
  readonly run?: () => void;
  readonly name: string;
  /** The directories above it, outermost first. */
  readonly trail: string;
}

/** What an entry is found by: each key folded. `sounds` come later, with the pinyin chunk. */
export interface Indexed {
  readonly entry: Entry;
  readonly name: string;
  readonly words: string;
  readonly sounds: readonly string[];
}

/** Chinese to sounds: full pinyin and initials, both without spaces. */
export type PinyinOf = (text: string) => readonly string[];

const mark = /\p{M}/gu;

/** Case, accents and spaces do not count: `Éléments` is found by `elements`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(mark, '').toLowerCase().replace(/\s+/g, '');

export const indexEntries = (entries: readonly Entry[], sounds: PinyinOf | null): Indexed[] =>
  entries.map((entry) => ({
    entry,
    name: fold(entry.name),
    words: fold(entry.trail + entry.path),
    sounds: sounds ? sounds(entry.name).map(fold) : [],
  }));

/** Lower is better; null is no match. A name beats its sounds, a beginning beats the middle. */
function rank({ name, words, sounds }: Indexed, query: string): number | null {
  if (name.startsWith(query)) return 0;
  if (name.includes(query)) return 1;
  if (sounds.some((sound) => sound.startsWith(query))) return 2;
  if (sounds.some((sound) => sound.includes(query))) return 3;
  if (words.includes(query)) return 4;
  return null;
}

/** The best matches in the menu's order among equals. */
export function search(index: readonly Indexed[], text: string, max = 50): Entry[] {
  const query = fold(text);
  if (query === '') return [];
  const byRank: Entry[][] = [[], [], [], [], []];
  for (const indexed of index) {
    const at = rank(indexed, query);
    if (at !== null) byRank[at]?.push(indexed.entry);
  }
  return byRank.flat().slice(0, max);
}

/** Pages alone are favourites: what an app finds or does may be gone tomorrow. */
export const isPage = ({ to, run }: Entry): boolean => to === undefined && run === undefined;
