import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { countOf } from '../count-of';

/** Whether a grant `g` reaches at this moment. */
export const grantInForce = sql`(g.withdrawn_at IS NULL
  AND (g.expires_at IS NULL OR g.expires_at > now()))`;

/** How many may learn a course now, whichever grant reaches them. As the system. */
export const countReached = (tx: Tx, courseId: string): Promise<number> =>
  countOf(
    tx,
    sql`FROM (WITH RECURSIVE
      given AS (SELECT g.* FROM course_grant g JOIN course c ON c.id = g.course_id
        WHERE g.course_id = ${courseId}::uuid AND c.state = 'published' AND ${grantInForce}),
      below AS (
        SELECT organ_id, audience_id AS id FROM given WHERE audience = 'department'
        UNION SELECT below.organ_id, d.id FROM department d JOIN below ON d.parent_id = below.id)
      SELECT DISTINCT a.member_id FROM actor a JOIN organ o ON o.id = a.organ_id
      WHERE a.kind = 'student' AND a.status = 'active' AND o.status = 'active'
        AND a.organ_id IN (SELECT organ_id FROM given)
        AND (EXISTS (SELECT 1 FROM given WHERE audience = 'organ' AND audience_id = a.organ_id)
          OR EXISTS (SELECT 1 FROM given WHERE audience = 'person' AND audience_id = a.member_id
            AND organ_id = a.organ_id)
          OR (a.organ_id, a.department_id) IN (SELECT organ_id, id FROM below))) reached`,
  );
