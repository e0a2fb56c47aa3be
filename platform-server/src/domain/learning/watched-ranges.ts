/** Watched ranges of a lesson in seconds: pairs of start and end, disjoint and sorted. */
export type WatchedRanges = readonly number[];

type Pair = readonly [from: number, to: number];

const pairsOf = (ranges: WatchedRanges): Pair[] =>
  ranges.flatMap((from, index) =>
    index % 2 === 0 ? [[from, ranges[index + 1] ?? from] as const] : [],
  );

/** Players pause briefly between ranges: a gap of so many seconds is closed. */
const GAP = 1;
/** Beyond this number the earliest ranges are dropped, to limit the size of a row. */
const MAX_RANGES = 200;

/** Adds a range; adjoining ones are merged. */
export function addRange(ranges: WatchedRanges, from: number, to: number): number[] {
  if (!(to > from)) return [...ranges];
  const all = [...pairsOf(ranges), [from, to] as const].sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [start, end] of all) {
    const last = joined.at(-1);
    if (last && start <= last[1] + GAP) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined.slice(-MAX_RANGES).flat();
}

/** The number of seconds watched. */
export const watchedSeconds = (ranges: WatchedRanges): number =>
  pairsOf(ranges).reduce((sum, [from, to]) => sum + to - from, 0);

/** How far it was watched from the beginning without a gap. */
export function watchedTo(ranges: WatchedRanges): number {
  const [from = Number.POSITIVE_INFINITY, to = 0] = ranges;
  return from <= GAP ? to : 0;
}
