import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Value } from '../../db/prepared';
import { countRows } from '../count-rows';

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
 * What a member may learn now, as parts of a `WITH RECURSIVE`: `place` has the organisations where they are a student,
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
    UNION ALL SELECT organ_id, 'department', id FROM above
    UNION ALL SELECT tr.organ_id, 'train', tr.id FROM train_member tm
      JOIN train tr ON tr.id = tm.train_id AND tr.state = 'published'
      WHERE tm.member_id = ${memberId}::uuid AND tm.tenant_id = ${tenantId}::uuid
        AND tr.organ_id IN (SELECT organ_id FROM place)),
  entitled AS (
    SELECT g.course_id, g.expires_at FROM course_grant g
    JOIN audience u ON u.id = g.audience_id AND u.audience = g.audience AND u.organ_id = g.organ_id
    WHERE g.tenant_id = ${tenantId}::uuid AND ${grantInForce}
    UNION ALL SELECT p.course_id, p.expires_at FROM course_order p
    WHERE p.member_id = ${memberId}::uuid AND p.tenant_id = ${tenantId}::uuid AND ${orderInForce}
      AND EXISTS (SELECT 1 FROM place)
    UNION ALL SELECT i.target_id, tr.ends_at FROM train_member tm
    JOIN train tr ON tr.id = tm.train_id AND ${trainInForce}
    JOIN train_item i ON i.train_id = tr.id AND i.kind = 'course'
    WHERE tm.member_id = ${memberId}::uuid AND tm.tenant_id = ${tenantId}::uuid
      AND tr.organ_id IN (SELECT organ_id FROM place)),
  reach AS (
    SELECT e.course_id, CASE WHEN bool_or(e.expires_at IS NULL) THEN NULL ELSE max(e.expires_at) END AS expires_at
    FROM entitled e JOIN course c ON c.id = e.course_id AND c.state = 'published'
    GROUP BY e.course_id)`;

/**
 * A query of the members who may learn these courses now by any grant, order or training, each once per course. As the
 * system.
 *
 * @param courses a query of their ids
 * @param grants which grants `g` count
 * @param orders which orders `p` count
 * @param trains which trainings `tr` count
 */
export const membersWithAccess = (
  courses: SQL,
  grants: SQL = grantInForce,
  orders: SQL = orderInForce,
  trains: SQL = trainInForce,
): SQL => sql`
  WITH RECURSIVE
    given AS (SELECT g.* FROM course_grant g JOIN course c ON c.id = g.course_id
      WHERE g.course_id IN (${courses}) AND c.state = 'published' AND ${grants}),
    below AS (
      SELECT course_id, organ_id, audience_id AS id FROM given WHERE audience = 'department'
      UNION SELECT below.course_id, below.organ_id, d.id
        FROM department d JOIN below ON d.parent_id = below.id)
  SELECT DISTINCT given.course_id, a.member_id
  FROM given
  JOIN actor a ON a.organ_id = given.organ_id AND a.kind = 'student' AND a.status = 'active'
  JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
  WHERE (given.audience = 'organ' AND given.audience_id = a.organ_id)
    OR (given.audience = 'person' AND given.audience_id = a.member_id)
    OR (given.audience = 'department' AND EXISTS (SELECT 1 FROM below
      WHERE below.course_id = given.course_id AND below.organ_id = a.organ_id
        AND below.id = a.department_id))
    OR (given.audience = 'train' AND EXISTS (SELECT 1 FROM train_member tm
      JOIN train tr ON tr.id = tm.train_id AND tr.state = 'published'
      WHERE tm.train_id = given.audience_id AND tm.member_id = a.member_id))
  UNION SELECT p.course_id, p.member_id FROM course_order p
  JOIN course c ON c.id = p.course_id AND c.state = 'published'
  WHERE p.course_id IN (${courses}) AND ${orders} AND EXISTS (
    SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
    WHERE a.member_id = p.member_id AND a.tenant_id = p.tenant_id
      AND a.kind = 'student' AND a.status = 'active')
  UNION SELECT i.target_id, tm.member_id FROM train_item i
  JOIN course c ON c.id = i.target_id AND c.state = 'published'
  JOIN train tr ON tr.id = i.train_id
  JOIN train_member tm ON tm.train_id = tr.id
  WHERE i.kind = 'course' AND i.target_id IN (${courses}) AND ${trains} AND EXISTS (
    SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
    WHERE a.member_id = tm.member_id AND a.organ_id = tr.organ_id
      AND a.kind = 'student' AND a.status = 'active')`;

/** The number of members who may learn a course now. As the system. */
export const countMembersWithAccess = (tx: Tx, courseId: string): Promise<number> =>
  countRows(tx, sql`FROM (${membersWithAccess(sql`SELECT ${courseId}::uuid`)}) reached`);
