import { api, type LessonProgress, type LessonSource, withoutToast } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import type { WatchedRange } from './watched-ranges';

interface OneLesson {
  readonly courseId: string;
  readonly lessonId: string;
}

/**
 * Current address of the lesson's file. Not in the data layer, since a refetch must not change the address during
 * playback.
 */
export async function sourceOf(lesson: OneLesson, signal: AbortSignal): Promise<LessonSource> {
  const source = await api.learning.source({ ...lesson }, { ...withoutToast, signal });
  const posterUrl = fileAddress(source.posterUrl) || null;
  return { ...source, url: fileAddress(source.url), posterUrl };
}

/** Reports that the lesson was opened. */
export const openLesson = (lesson: OneLesson): Promise<LessonProgress> =>
  api.learning.open({ ...lesson }, withoutToast);

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Reports a watched range of this player. */
export const reportWatchedRange = (
  lesson: OneLesson,
  playerId: string,
  { from, to }: WatchedRange,
): Promise<LessonProgress> =>
  api.learning.beat({ ...lesson, playerId, from: tenths(from), to: tenths(to) }, withoutToast);
