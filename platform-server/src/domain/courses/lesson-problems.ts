import type {
  CourseChapter,
  CourseProblem,
  Lesson,
  LessonProblem,
  ReadLesson,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import {
  type ResourcesById,
  resourcesByIdOf,
  type UsableResource,
} from '../resources/usable-resources';
import type { PartsWithResources, StoredChapter } from './content';
import { liveIdsOf, resourceIdsOf } from './content';

export interface SessionSummary {
  readonly title: string;
  readonly isCancelled: boolean;
}

/** The resources and live sessions that a course refers to. */
export interface CourseParts extends ResourcesById {
  /** Live sessions of the course. */
  readonly sessions: ReadonlyMap<string, SessionSummary>;
}

interface CourseScope {
  /** Id of the course. */
  readonly id: string;
  readonly tenantId: string;
  readonly organId: string;
}

/** Sessions of a course by id; one moved to another course is left out. As the system. */
export async function sessionsOf(
  tx: Tx,
  courseId: string,
  ids: readonly string[],
): Promise<CourseParts['sessions']> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<SessionSummary & { id: string } & Record<string, unknown>>(sql`
    SELECT id, title, cancelled_at IS NOT NULL AS "isCancelled" FROM live_session
    WHERE course_id = ${courseId}::uuid AND id = ANY (${`{${ids.join(',')}}`}::uuid[])`);
  return new Map(rows.map(({ id, ...session }) => [id, session]));
}

/** In a transaction of the system: the reader of a course may not have access to the rows of its resources. */
export const resourcesById = async (
  tx: Tx,
  path: CourseScope,
  content: PartsWithResources,
): Promise<CourseParts> => ({
  ...(await resourcesByIdOf(tx, path, resourceIdsOf(content))),
  sessions: await sessionsOf(tx, path.id, liveIdsOf(content)),
});

/** The same for a member of staff. */
export const resourcesFor = (
  tx: TenantTx,
  path: CourseScope,
  content: PartsWithResources,
): Promise<CourseParts> => asSystem(tx, (t) => resourcesById(t, path, content));

const states: Readonly<Record<UsableResource['state'], LessonProblem | null>> = {
  uploading: 'converting',
  checking: 'converting',
  ready: null,
  refused: 'failed',
};

export function problemOf(
  { resourceId, liveId, kind }: Pick<Lesson, 'resourceId' | 'liveId' | 'kind'>,
  { usable, titles, sessions }: CourseParts,
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

const titleOf = ({ resourceId, liveId }: Lesson, { titles, sessions }: CourseParts) =>
  titles.get(resourceId ?? '') ?? sessions.get(liveId ?? '')?.title ?? null;

/** Chapters with the details of their resources and sessions. */
export const readChapters = (
  chapters: readonly StoredChapter[],
  courseParts: CourseParts,
): CourseChapter[] =>
  chapters.map(({ id, title, lessons }, order) => ({
    id,
    title,
    order,
    lessons: lessons.map(
      (lesson): ReadLesson => ({
        ...lesson,
        resourceTitle: titleOf(lesson, courseParts),
        problem: problemOf(lesson, courseParts),
      }),
    ),
  }));

const problem = (
  kind: CourseProblem['kind'],
  blocks: boolean,
  place: Partial<CourseProblem> = {},
): CourseProblem => ({ kind, blocks, chapterId: null, lessonId: null, lesson: null, ...place });

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
