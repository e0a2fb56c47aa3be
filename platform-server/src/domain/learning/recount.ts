import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type CourseContent, lessonsOf } from '../courses/content';
import { recountLearned } from '../trains/recount';

/**
 * Recomputes the progress of all learners of a course, or of one: the share of its lessons that are done, equally
 * weighted. A new revision changes it; whoever had finished stays finished. As the system, because trainings of other
 * branches with this course are updated too.
 */
export async function recountProgress(
  tx: Tx,
  courseId: string,
  content: Pick<CourseContent, 'chapters'>,
  memberId: string | null = null,
): Promise<void> {
  const ids = lessonsOf(content).map(({ id }) => id);
  if (ids.length === 0) return;
  const memberCondition = memberId === null ? sql`` : sql`AND l.member_id = ${memberId}::uuid`;
  await tx.execute(sql`
    WITH lesson AS (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid AS id),
    share AS (
      SELECT l.member_id, (SELECT count(*) FROM lesson_learner x JOIN lesson ON lesson.id = x.lesson_id
        WHERE x.member_id = l.member_id AND x.done_at IS NOT NULL) * 1000 / ${ids.length}::int AS progress
      FROM course_learner l WHERE l.course_id = ${courseId}::uuid ${memberCondition})
    UPDATE course_learner l SET progress = share.progress,
      finished_at = coalesce(l.finished_at, CASE WHEN share.progress = 1000 THEN now() END)
    FROM share WHERE l.course_id = ${courseId}::uuid AND l.member_id = share.member_id`);
  await recountLearned(tx, { kind: 'course', targetId: courseId, memberId });
}
