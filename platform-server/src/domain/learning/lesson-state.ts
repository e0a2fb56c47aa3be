import type { Lesson } from '@edu/shared-utility/contract';
import { type WatchedRanges, watchedSeconds, watchedTo } from './watched-ranges';

/** Seconds that the end of a lesson may be short: players round, and stop a moment before it. */
const TOLERANCE = 1;

type Measured = Pick<Lesson, 'rule' | 'percent' | 'seconds'>;

/** Whether so much of a lesson makes it done. */
export const isDone = ({ rule, percent, seconds }: Measured, watched: WatchedRanges): boolean =>
  (rule === 'opened' && watchedSeconds(watched) > 0) ||
  (rule === 'watched' &&
    watchedSeconds(watched) >= Math.max(1, (seconds * percent) / 100 - TOLERANCE));

/** 0 to 1. */
export function shareOf(
  { seconds }: Pick<Lesson, 'seconds'>,
  watched: WatchedRanges,
  done: boolean,
) {
  if (seconds === 0) return done ? 1 : 0;
  const covered = watchedSeconds(watched);
  return covered >= seconds - TOLERANCE ? 1 : covered / seconds;
}

/** How far one may go where a part that was not watched is closed; null for no bound, also once it is done. */
export const boundOf = (
  { seekAhead, kind }: Pick<Lesson, 'seekAhead' | 'kind'>,
  watched: WatchedRanges,
  done: boolean,
): number | null => {
  const isPlayed = kind === 'video' || kind === 'audio';
  return seekAhead || done || !isPlayed ? null : watchedTo(watched);
};
