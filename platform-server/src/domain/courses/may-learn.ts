import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Value } from '../../db/prepared';
import { countOf } from '../count-of';

/** Whether a grant `g` reaches at this moment. */
export const grantInForce = sql`(g.withdrawn_at IS NULL
  AND (g.expires_at IS NULL OR g.expires_at > now()))`;

export interface Learner {
  readonly tenantId: string;
  readonly memberId: string;
}

/**
 * What somebody may learn now, as parts of a `WITH RECURSIVE`: `place` holds the organisations where they are a student,
 * `reach` each published course that a grant of theirs opens, with its end (null for none). A grant of a department
 * reaches those below it. As the system: courses lie behind the walls of their organisations and branches.
 */
export const reachOf = ({
  tenantId,
  memberId,
}: {
  readonly [K in keyof Learner]: Value;
}): SQL => sql`
  place AS (
    SELECT a.organ_id, a.branch_id, a.department_id FROM actor a JOIN organ o ON o.id = a.organ_id
    WHERE a.tenant_id = ${tenantId}::uuid AND a.member_id = ${memberId}::uuid
      AND a.kind = 'student' AND a.status = 'active' AND o.status = 'active'),
  above AS (
    SELECT organ_id, department_id AS id FROM place WHERE department_id IS NOT NULL
    UNION SELECT above.organ_id, d.parent_id FROM department d JOIN above ON above.id = d.id
    WHERE d.parent_id IS NOT NULL),
  audience AS (
    SELECT organ_id, 'organ' AS audience, organ_id AS id FROM place
    UNION ALL SELECT organ_id, 'person', ${memberId}::uuid FROM place
    UNION ALL SELECT organ_id, 'department', id FROM above),
  reach AS (
    SELECT g.course_id, CASE WHEN bool_or(g.expires_at IS NULL) THEN NULL ELSE max(g.expires_at) END AS expires_at
    FROM course_grant g
    JOIN audience u ON u.id = g.audience_id AND u.audience = g.audience AND u.organ_id = g.organ_id
    JOIN course c ON c.id = g.course_id AND c.state = 'published'
    WHERE g.tenant_id = ${tenantId}::uuid AND ${grantInForce}
    GROUP BY g.course_id)`;

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
