import type { LessonProgress, StudentChapter, StudentLesson } from '@edu/shared-utility';

/** Progress of lessons since the outline was loaded. */
export type LessonProgressById = ReadonlyMap<
  string,
  Pick<LessonProgress, 'done' | 'watched' | 'bound'>
>;

/** Merges that progress into the outline. */
export const withProgress = (
  chapters: readonly StudentChapter[],
  progressByLesson: LessonProgressById,
): readonly StudentChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, ...progressByLesson.get(lesson.id) })),
  }));

export const lessonsOf = (chapters: readonly StudentChapter[]): readonly StudentLesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** Whether a lesson can be opened now. */
export const isOpen = ({ locked, problem }: StudentLesson): boolean => !locked && problem === null;

/** The previous and next lesson that can be opened. */
export function neighbours(
  chapters: readonly StudentChapter[],
  lessonId: string,
): { readonly before: StudentLesson | null; readonly after: StudentLesson | null } {
  const lessons = lessonsOf(chapters);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  return {
    before: lessons.slice(0, Math.max(0, index)).findLast(isOpen) ?? null,
    after: lessons.slice(index + 1).find(isOpen) ?? null,
  };
}

/** The lesson to continue with: the last one if it is not done, else the first that is not. */
export function lessonToOpen(
  chapters: readonly StudentChapter[],
  lastLessonId: string | null,
): StudentLesson | null {
  const open = lessonsOf(chapters).filter(isOpen);
  const last = open.find(({ id, done }) => id === lastLessonId && !done);
  return last ?? open.find(({ done }) => !done) ?? open[0] ?? null;
}
