/** A part of a lesson that was watched without a break, in seconds into the lesson. */
export interface WatchedRange {
  readonly from: number;
  readonly to: number;
}

/** Between two looks at a recording it moves less than this, however fast it plays; more is a jump. */
const JUMP_SECONDS = 4;

/** Whether a recording that was at one place has got to the other by playing. */
export const hasPlayedOn = (before: number, now: number): boolean =>
  now >= before && now - before < JUMP_SECONDS;

/** Adds a part to those that wait to be told; one that goes on where the last ended makes that one longer. */
export function addRange(
  waiting: readonly WatchedRange[],
  next: WatchedRange,
): readonly WatchedRange[] {
  if (next.to <= next.from) return waiting;
  const last = waiting.at(-1);
  if (!last || last.to !== next.from) return [...waiting, next];
  return [...waiting.slice(0, -1), { from: last.from, to: next.to }];
}
