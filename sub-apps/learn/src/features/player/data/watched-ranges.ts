/** A range of a lesson that was watched without interruption, in seconds from its start. */
export interface WatchedRange {
  readonly from: number;
  readonly to: number;
}

/** Between two reports of the position, playback advances less than this at any speed; more is a seek. */
const JUMP_SECONDS = 4;

/** Whether the position has advanced by playing, not by seeking. */
export const isContinuousPlayback = (before: number, now: number): boolean =>
  now >= before && now - before < JUMP_SECONDS;

/** Adds a range to the unreported ones; a range that continues the last one extends it. */
export function addRange(
  waiting: readonly WatchedRange[],
  next: WatchedRange,
): readonly WatchedRange[] {
  if (next.to <= next.from) return waiting;
  const last = waiting.at(-1);
  if (!last || last.to !== next.from) return [...waiting, next];
  return [...waiting.slice(0, -1), { from: last.from, to: next.to }];
}
