import { errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { accessibleCourses, type Learner } from '../courses/course-access';

/** The learner of a call: always the caller. */
export function learnerOf({ tenantId, memberId }: Caller): Learner {
  if (memberId === null) throw new BusinessError(errorCodes.notFound);
  return { tenantId, memberId };
}

/**
 * Parts of a `WITH RECURSIVE`, the last named `shown`: the published courses that a learner may see. Those with
 * `granted` may be learned; of the others, in their organisation, branch and branches above, the previews may be
 * watched.
 */
export const visibleCoursesOf = (learner: Learner): SQL => sql`
  ${accessibleCourses(learner)},
  branches_above AS (
    SELECT branch_id AS id FROM affiliation WHERE branch_id IS NOT NULL
    UNION SELECT b.parent_id FROM branch b JOIN branches_above ON branches_above.id = b.id WHERE b.parent_id IS NOT NULL),
  shown AS (
    SELECT c.id, c.organ_id, c.category_id, c.learner_count, c.published_at, r.number, r.title,
      r.teacher_name, r.level, r.cover_id, r.seconds, r.lesson_count,
      reach.course_id IS NOT NULL AS granted, reach.expires_at
    FROM course c
    JOIN course_revision r ON r.course_id = c.id AND r.number = c.published_number
    LEFT JOIN reach ON reach.course_id = c.id
    WHERE c.tenant_id = ${learner.tenantId}::uuid AND c.state = 'published'
      AND (reach.course_id IS NOT NULL OR (c.organ_id IN (SELECT organ_id FROM affiliation)
        AND (c.branch_id IS NULL OR c.branch_id IN (SELECT id FROM branches_above)))))`;
