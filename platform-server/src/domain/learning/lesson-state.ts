import type { Lesson } from '@edu/shared-utility/contract';
import { type WatchedRanges, watchedSeconds, watchedTo } from './watched-ranges';

/** Seconds that may be missing at the end of a lesson: players round, and stop a moment early. */
const TOLERANCE = 1;

type MeasuredLesson = Pick<Lesson, 'rule' | 'percent' | 'seconds'>;

/** Whether the watched ranges complete a lesson. */
export const isDone = (
  { rule, percent, seconds }: MeasuredLesson,
  watched: WatchedRanges,
): boolean =>
  (rule === 'opened' && watchedSeconds(watched) > 0) ||
  (rule === 'watched' &&
    watchedSeconds(watched) >= Math.max(1, (seconds * percent) / 100 - TOLERANCE));

/** The watched share, 0 to 1. */
export function shareOf(
  { seconds }: Pick<Lesson, 'seconds'>,
  watched: WatchedRanges,
  done: boolean,
) {
  if (seconds === 0) return done ? 1 : 0;
  const covered = watchedSeconds(watched);
  return covered >= seconds - TOLERANCE ? 1 : covered / seconds;
}

/** The last position that the learner may seek to; null without a bound, and once the lesson is done. */
export const boundOf = (
  { seekAhead, kind }: Pick<Lesson, 'seekAhead' | 'kind'>,
  watched: WatchedRanges,
  done: boolean,
): number | null => {
  const isPlayed = kind === 'video' || kind === 'audio';
  return seekAhead || done || !isPlayed ? null : watchedTo(watched);
};
