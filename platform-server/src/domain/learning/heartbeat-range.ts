import type { Heartbeat } from '@edu/shared-utility/contract';
import type { LearningSnapshot } from './learning-snapshot';
import { boundOf, isDone } from './lesson-state';
import { addRange } from './watched-ranges';

/** Seconds beyond the bound that are still accepted, since players report positions imprecisely. */
const BOUND_TOLERANCE = 2;

export interface WatchedRange {
  readonly start: number;
  readonly end: number;
  /** True if it begins at a position that the learner may not have reached. */
  readonly startsBeyondProgress: boolean;
  readonly position: number;
}

/** The reported range, clipped to the lesson, in whole seconds. */
export function rangeOfBeat(
  { from, to }: Heartbeat,
  { lesson, watched, done }: LearningSnapshot,
): WatchedRange {
  const { seconds } = lesson;
  const watchLimit = boundOf(lesson, watched ?? [], done);
  const end = seconds === 0 ? Math.floor(to) : Math.min(Math.floor(to), seconds);
  const start = Math.floor(from);
  const startsBeyondProgress = watchLimit !== null && start > watchLimit + BOUND_TOLERANCE;
  return {
    start,
    end,
    startsBeyondProgress,
    position: watchLimit === null ? end : Math.min(end, watchLimit),
  };
}

/** The snapshot after a range was counted, and the learner's position. */
export function snapshotAfter(
  snapshot: LearningSnapshot,
  { start, end, position }: WatchedRange,
  isCounted: boolean,
): { readonly after: LearningSnapshot; readonly watched: string; readonly position: number } {
  const before = snapshot.watched ?? [];
  const seen = isCounted ? addRange(before, start, end) : before;
  const done = snapshot.done || isDone(snapshot.lesson, seen);
  const reached = boundOf(snapshot.lesson, seen, done);
  return {
    after: { ...snapshot, watched: seen, done },
    watched: `{${seen.join(',')}}`,
    position: reached === null ? position : Math.min(end, reached),
  };
}
