import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { countRows } from '../count-rows';

/** Published trainings that open an exam, including those that have it among their items. */
const openTrains = (examId: SQL): SQL => sql`
  SELECT tr.id FROM train tr WHERE tr.state = 'published' AND (
    tr.id IN (SELECT u.target_id FROM exam_audience u WHERE u.exam_id = ${examId} AND u.kind = 'train')
    OR tr.id IN (SELECT i.train_id FROM train_item i WHERE i.kind = 'exam' AND i.target_id = ${examId}))`;

/**
 * A query of `member_id` and `department_id`, each student once, of actors `a` who may sit an exam now. In a tenant
 * transaction restricted to the caller's branches, as the system unrestricted.
 */
export const invitedTo = (examId: string): SQL => sql`
  WITH RECURSIVE e AS (SELECT * FROM exam WHERE id = ${examId}::uuid),
  below AS (
    SELECT u.target_id AS id FROM exam_audience u
      WHERE u.exam_id = ${examId}::uuid AND u.kind = 'department'
    UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id),
  named AS (
    SELECT u.target_id AS member_id FROM exam_audience u
      WHERE u.exam_id = ${examId}::uuid AND u.kind = 'person'
    UNION SELECT tm.member_id FROM train_member tm
      WHERE tm.train_id IN (${openTrains(sql`${examId}::uuid`)}))
  SELECT a.member_id, a.department_id, a.member_name
  FROM actor a JOIN e ON e.organ_id = a.organ_id
  WHERE a.kind = 'student' AND a.status = 'active' AND (e.audience_all
    OR a.department_id IN (SELECT id FROM below)
    OR a.member_id IN (SELECT member_id FROM named))`;

/** The number of students who may sit it. As the system. */
export const countInvited = (tx: Tx, examId: string): Promise<number> =>
  countRows(tx, sql`FROM (${invitedTo(examId)}) invited`);

/**
 * Parts of a `WITH RECURSIVE`, the last named `mine`: the ids of exams that a member may sit, in every state and
 * window. As the system: row-level security would hide exams of other branches.
 */
export const openTo = ({
  tenantId,
  memberId,
}: {
  readonly tenantId: string;
  readonly memberId: string;
}): SQL => sql`
  affiliation AS (
    SELECT a.organ_id, a.department_id FROM actor a JOIN organ o ON o.id = a.organ_id
    WHERE a.tenant_id = ${tenantId}::uuid AND a.member_id = ${memberId}::uuid
      AND a.kind = 'student' AND a.status = 'active' AND o.status = 'active'),
  above AS (
    SELECT organ_id, department_id AS id FROM affiliation WHERE department_id IS NOT NULL
    UNION SELECT above.organ_id, d.parent_id FROM department d JOIN above ON above.id = d.id
    WHERE d.parent_id IS NOT NULL),
  trained AS (
    SELECT tr.id FROM train_member tm JOIN train tr ON tr.id = tm.train_id
    WHERE tm.member_id = ${memberId}::uuid AND tr.state = 'published'),
  mine AS (
    SELECT e.id FROM exam e JOIN affiliation ON affiliation.organ_id = e.organ_id WHERE e.audience_all
    UNION SELECT e.id FROM exam_audience u JOIN exam e ON e.id = u.exam_id
      JOIN affiliation ON affiliation.organ_id = e.organ_id
      WHERE (u.kind = 'person' AND u.target_id = ${memberId}::uuid)
        OR (u.kind = 'department' AND u.target_id IN
          (SELECT id FROM above WHERE above.organ_id = e.organ_id))
        OR (u.kind = 'train' AND u.target_id IN (SELECT id FROM trained))
    UNION SELECT e.id FROM train_item i JOIN exam e ON e.id = i.target_id
      JOIN affiliation ON affiliation.organ_id = e.organ_id
      WHERE i.kind = 'exam' AND i.train_id IN (SELECT id FROM trained))`;
