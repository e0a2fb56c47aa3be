import type { Heartbeat } from '@edu/shared-utility/contract';
import type { LearningSnapshot } from './learning-snapshot';
import { boundOf, isDone } from './lesson-state';
import { addRange } from './watched-ranges';

/** Beyond the bound by so much is still at it: players report where they are unevenly. */
const AT_BOUND = 2;

export interface WatchedRange {
  readonly start: number;
  readonly end: number;
  /** It begins where the learner may not be yet. */
  readonly isBeyond: boolean;
  readonly position: number;
}

/** A stretch within the lesson, in whole seconds. */
export function rangeOfBeat(
  { from, to }: Heartbeat,
  { lesson, watched, done }: LearningSnapshot,
): WatchedRange {
  const { seconds } = lesson;
  const bound = boundOf(lesson, watched ?? [], done);
  const end = seconds === 0 ? Math.floor(to) : Math.min(Math.floor(to), seconds);
  const start = Math.floor(from);
  const isBeyond = bound !== null && start > bound + AT_BOUND;
  return { start, end, isBeyond, position: bound === null ? end : Math.min(end, bound) };
}

/** What is known after a stretch, and where the learner is then. */
export function snapshotAfter(
  snapshot: LearningSnapshot,
  { start, end, position }: WatchedRange,
  counts: boolean,
): { readonly after: LearningSnapshot; readonly watched: string; readonly position: number } {
  const before = snapshot.watched ?? [];
  const seen = counts ? addRange(before, start, end) : before;
  const done = snapshot.done || isDone(snapshot.lesson, seen);
  const reached = boundOf(snapshot.lesson, seen, done);
  return {
    after: { ...snapshot, watched: seen, done },
    watched: `{${seen.join(',')}}`,
    position: reached === null ? position : Math.min(end, reached),
  };
}
