import type {
  CourseChapter,
  CourseProblem,
  Lesson,
  LessonProblem,
  ReadLesson,
} from '@edu/shared-utility/contract';
import type { UsableResource } from '../resources/usable-resources';
import type { StoredChapter } from './content';
import type { CourseReferences } from './course-references';

const states: Readonly<Record<UsableResource['state'], LessonProblem | null>> = {
  uploading: 'converting',
  checking: 'converting',
  ready: null,
  refused: 'failed',
};

export function problemOf(
  { resourceId, liveId, kind }: Pick<Lesson, 'resourceId' | 'liveId' | 'kind'>,
  { usable, titles, sessions }: CourseReferences,
): LessonProblem | null {
  if (kind === 'link') return null;
  if (kind === 'live') {
    const session = sessions.get(liveId ?? '');
    if (!session) return 'unplanned';
    return session.isCancelled ? 'cancelled' : null;
  }
  if (resourceId === null) return 'missing';
  const usableResource = usable.get(resourceId);
  if (usableResource) return states[usableResource.state];
  return titles.has(resourceId) ? 'withdrawn' : 'missing';
}

const titleOf = ({ resourceId, liveId }: Lesson, { titles, sessions }: CourseReferences) =>
  titles.get(resourceId ?? '') ?? sessions.get(liveId ?? '')?.title ?? null;

/** Chapters with the details of their resources and sessions. */
export const readChapters = (
  chapters: readonly StoredChapter[],
  courseReferences: CourseReferences,
): CourseChapter[] =>
  chapters.map(({ id, title, lessons }, order) => ({
    id,
    title,
    order,
    lessons: lessons.map(
      (lesson): ReadLesson => ({
        ...lesson,
        resourceTitle: titleOf(lesson, courseReferences),
        problem: problemOf(lesson, courseReferences),
      }),
    ),
  }));

const problem = (
  kind: CourseProblem['kind'],
  blocks: boolean,
  location: Partial<CourseProblem> = {},
): CourseProblem => ({ kind, blocks, chapterId: null, lessonId: null, lesson: null, ...location });

interface CheckedCourse {
  readonly coverId: string | null;
  readonly categoryId: string | null;
  readonly summary: string;
  readonly chapters: readonly CourseChapter[];
}

/** The problems of a course: those that block publication first, then the advice. */
export function courseProblems({ coverId, categoryId, summary, chapters }: CheckedCourse) {
  return [
    ...(chapters.length === 0 ? [problem('chapters', true)] : []),
    ...chapters.flatMap(({ id: chapterId, lessons }) => [
      ...(lessons.length === 0 ? [problem('emptyChapter', true, { chapterId })] : []),
      ...lessons.flatMap(({ id: lessonId, problem: lesson }) =>
        lesson ? [problem('lesson', true, { chapterId, lessonId, lesson })] : [],
      ),
    ]),
    ...(coverId === null ? [problem('cover', false)] : []),
    ...(summary === '' ? [problem('summary', false)] : []),
    ...(categoryId === null ? [problem('category', false)] : []),
  ];
}
