/** Stretches of a lesson in seconds: pairs of beginning and end, apart and in order. */
export type WatchedRanges = readonly number[];

type Pair = readonly [from: number, to: number];

const pairsOf = (stretches: WatchedRanges): Pair[] =>
  stretches.flatMap((from, index) =>
    index % 2 === 0 ? [[from, stretches[index + 1] ?? from] as const] : [],
  );

/** Players stop a moment before they go on: a gap of so many seconds is none. */
const GAP = 1;
/** Of somebody who jumps about more than that the earliest are forgotten: a row stays small. */
const MAX_STRETCHES = 200;

/** With one more; those that touch become one. */
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

/** How many seconds of it were watched. */
export const watchedSeconds = (stretches: WatchedRanges): number =>
  pairsOf(stretches).reduce((sum, [from, to]) => sum + to - from, 0);

/** How far it was watched from its beginning without a gap. */
export function watchedTo(stretches: WatchedRanges): number {
  const [from = Number.POSITIVE_INFINITY, to = 0] = stretches;
  return from <= GAP ? to : 0;
}
