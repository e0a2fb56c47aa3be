import { api, type LessonProgress, type LessonSource, quietly } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import type { WatchedRange } from './watched-ranges';

interface OneLesson {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Where the lesson's file is now. No part of the data layer: an address must not change under who is watching. */
export async function sourceOf(lesson: OneLesson, signal: AbortSignal): Promise<LessonSource> {
  const source = await api.learning.source({ ...lesson }, { ...quietly, signal });
  const posterUrl = fileAddress(source.posterUrl) || null;
  return { ...source, url: fileAddress(source.url), posterUrl };
}

/** That it is before the person: the platform counts it as opened. */
export const openLesson = (lesson: OneLesson): Promise<LessonProgress> =>
  api.learning.open({ ...lesson }, quietly);

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** That the person has watched a part of it, in this sitting. */
export const reportWatchedRange = (
  lesson: OneLesson,
  sitting: string,
  { from, to }: WatchedRange,
): Promise<LessonProgress> =>
  api.learning.beat({ ...lesson, sitting, from: tenths(from), to: tenths(to) }, quietly);
