import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { countRows } from '../count-rows';
import { grantInForce, orderInForce, trainInForce } from './course-access';

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
