import type { CourseFigures, LessonFigures } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { courseRevision } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { type CourseContent, contentWithDefaults } from './content';
import { countMembersWithAccess } from './members-with-access';
import { type CourseRow, courseRow } from './read-course';

/** The content that learners see; the draft for a course that was never published. */
async function shownContent(tx: TenantTx, row: CourseRow): Promise<CourseContent> {
  if (row.publishedNumber === null) return row.content;
  const [revision] = await tx
    .select({ content: courseRevision.content })
    .from(courseRevision)
    .where(
      and(eq(courseRevision.courseId, row.id), eq(courseRevision.number, row.publishedNumber)),
    );
  return contentWithDefaults(revision?.content ?? row.content);
}

type Sums = Pick<CourseFigures, 'enrolled' | 'finished' | 'seconds'> & Record<string, unknown>;
type LessonSums = Pick<LessonFigures, 'lessonId' | 'started' | 'finished' | 'seconds'> &
  Record<string, unknown>;

/**
 * Statistics over all learners of a course, including those of other organisations and branches, since they contain no
 * names.
 */
export async function courseFigures(
  tx: TenantTx,
  caller: Caller,
  id: string,
): Promise<CourseFigures> {
  const row = await courseRow(tx, caller, id);
  const { chapters } = await shownContent(tx, row);
  const { rows: all } = await tx.execute<Sums>(sql`
    SELECT count(*)::int AS enrolled, count(finished_at)::int AS finished,
      coalesce(sum(seconds), 0)::int AS seconds
    FROM course_learner WHERE course_id = ${id}::uuid`);
  const { rows } = await tx.execute<LessonSums>(sql`
    SELECT lesson_id AS "lessonId", count(*)::int AS started, count(done_at)::int AS finished,
      sum(seconds)::int AS seconds
    FROM lesson_learner WHERE course_id = ${id}::uuid GROUP BY lesson_id`);
  const byLesson = new Map(rows.map((sums) => [sums.lessonId, sums]));
  const { enrolled = 0, finished = 0, seconds = 0 } = all[0] ?? {};
  return {
    granted: await asSystem(tx, (t) => countMembersWithAccess(t, id)),
    enrolled,
    finished,
    seconds,
    lessons: chapters.flatMap(({ title: chapterTitle, lessons }) =>
      lessons.map((lesson) => ({
        ...{ started: 0, finished: 0, seconds: 0 },
        ...byLesson.get(lesson.id),
        lessonId: lesson.id,
        title: lesson.title,
        chapterTitle,
      })),
    ),
  };
}
