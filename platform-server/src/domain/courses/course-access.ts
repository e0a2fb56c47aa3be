import { type SQL, sql } from 'drizzle-orm';
import type { Value } from '../../db/prepared';

/** Whether a grant `g` is in force now. */
export const grantInForce = sql`(g.withdrawn_at IS NULL
  AND (g.expires_at IS NULL OR g.expires_at > now()))`;

/** Whether an order `p` opens its course now. */
export const orderInForce = sql`(p.state = 'paid'
  AND (p.expires_at IS NULL OR p.expires_at > now()))`;

/** Whether a training `tr` opens its courses now. */
export const trainInForce = sql`(tr.state = 'published'
  AND tr.starts_at <= now() AND tr.ends_at > now())`;

export interface Learner {
  readonly tenantId: string;
  readonly memberId: string;
}

/**
 * What a member may learn now, as parts of a `WITH RECURSIVE`: `affiliation` has their active student actors,
 * `reach` each published course that a grant, a paid order or a training opens for them, with its latest end (null for
 * none). A grant to a department includes those below it, one to a training its members while it is published. As the
 * system: row-level security would hide courses of other organisations and branches.
 */
export const accessibleCourses = ({
  tenantId,
  memberId,
}: {
  readonly [K in keyof Learner]: Value;
}): SQL => sql`
  affiliation AS (
    SELECT a.organ_id, a.branch_id, a.department_id FROM actor a JOIN organ o ON o.id = a.organ_id
    WHERE a.tenant_id = ${tenantId}::uuid AND a.member_id = ${memberId}::uuid
      AND a.kind = 'student' AND a.status = 'active' AND o.status = 'active'),
  above AS (
    SELECT organ_id, department_id AS id FROM affiliation WHERE department_id IS NOT NULL
    UNION SELECT above.organ_id, d.parent_id FROM department d JOIN above ON above.id = d.id
    WHERE d.parent_id IS NOT NULL),
  audience AS (
    SELECT organ_id, 'organ' AS audience, organ_id AS id FROM affiliation
    UNION ALL SELECT organ_id, 'person', ${memberId}::uuid FROM affiliation
    UNION ALL SELECT organ_id, 'department', id FROM above
    UNION ALL SELECT tr.organ_id, 'train', tr.id FROM train_member tm
      JOIN train tr ON tr.id = tm.train_id AND tr.state = 'published'
      WHERE tm.member_id = ${memberId}::uuid AND tm.tenant_id = ${tenantId}::uuid
        AND tr.organ_id IN (SELECT organ_id FROM affiliation)),
  entitled AS (
    SELECT g.course_id, g.expires_at FROM course_grant g
    JOIN audience u ON u.id = g.audience_id AND u.audience = g.audience AND u.organ_id = g.organ_id
    WHERE g.tenant_id = ${tenantId}::uuid AND ${grantInForce}
    UNION ALL SELECT p.course_id, p.expires_at FROM course_order p
    WHERE p.member_id = ${memberId}::uuid AND p.tenant_id = ${tenantId}::uuid AND ${orderInForce}
      AND EXISTS (SELECT 1 FROM affiliation)
    UNION ALL SELECT i.target_id, tr.ends_at FROM train_member tm
    JOIN train tr ON tr.id = tm.train_id AND ${trainInForce}
    JOIN train_item i ON i.train_id = tr.id AND i.kind = 'course'
    WHERE tm.member_id = ${memberId}::uuid AND tm.tenant_id = ${tenantId}::uuid
      AND tr.organ_id IN (SELECT organ_id FROM affiliation)),
  reach AS (
    SELECT e.course_id, CASE WHEN bool_or(e.expires_at IS NULL) THEN NULL ELSE max(e.expires_at) END AS expires_at
    FROM entitled e JOIN course c ON c.id = e.course_id AND c.state = 'published'
    GROUP BY e.course_id)`;
