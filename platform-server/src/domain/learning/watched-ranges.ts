/** Watched ranges of a lesson in seconds: pairs of start and end, disjoint and sorted. */
export type WatchedRanges = readonly number[];

type Pair = readonly [from: number, to: number];

const pairsOf = (stretches: WatchedRanges): Pair[] =>
  stretches.flatMap((from, index) =>
    index % 2 === 0 ? [[from, stretches[index + 1] ?? from] as const] : [],
  );

/** Players pause briefly between ranges: a gap of so many seconds is closed. */
const GAP = 1;
/** Beyond this number the earliest ranges are dropped, to limit the size of a row. */
const MAX_STRETCHES = 200;

/** Adds a range; adjoining ones are merged. */
export function addRange(stretches: WatchedRanges, from: number, to: number): number[] {
  if (!(to > from)) return [...stretches];
  const all = [...pairsOf(stretches), [from, to] as const].sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [start, end] of all) {
    const last = joined.at(-1);
    if (last && start <= last[1] + GAP) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.slice(-MAX_STRETCHES).flat();
}

/** The number of seconds watched. */
export const watchedSeconds = (stretches: WatchedRanges): number =>
  pairsOf(stretches).reduce((sum, [from, to]) => sum + to - from, 0);

/** How far it was watched from the beginning without a gap. */
export function watchedTo(stretches: WatchedRanges): number {
  const [from = Number.POSITIVE_INFINITY, to = 0] = stretches;
  return from <= GAP ? to : 0;
}
