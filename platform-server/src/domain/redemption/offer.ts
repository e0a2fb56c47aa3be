import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { accessibleCourses, type Learner } from '../courses/course-access';
import { iso, minutesOf } from '../courses/find-courses';

/** A code with everything that decides whether it opens its course. */
export interface RedeemableCode extends Record<string, unknown> {
  id: string;
  batchId: string;
  batchName: string;
  batchState: 'making' | 'ready' | 'stopped';
  isOver: boolean;
  validUntil: string | null;
  days: number | null;
  price: number;
  memberId: string | null;
  redeemed: boolean;
  withdrawn: boolean;
  courseId: string;
  courseState: string;
  courseTitle: string;
  teacherName: string;
  coverId: string | null;
  lessonCount: number;
  seconds: number;
  organId: string;
  branchId: string | null;
}

/** The error for codes that count as a wrong guess. */
export class WrongCode extends FieldError {}

const refuse = (phrase: ConstructorParameters<typeof FieldError>[1]) =>
  new FieldError('code', phrase, errorCodes.conflict);

/** Refuses a person without an active student actor in this tenant; returns their name. */
export async function requireStudent(tx: Tx, { tenantId, memberId }: Learner): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT m.name FROM member m WHERE m.id = ${memberId}::uuid AND EXISTS (
      SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
      WHERE a.tenant_id = ${tenantId}::uuid AND a.member_id = m.id AND a.kind = 'student'
        AND a.status = 'active')`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.forbidden, { phrase: 'redemption.noStudent' });
  return row.name;
}

/**
 * As the system. Unknown codes, withdrawn ones and those of another tenant give the same error, so that guessing
 * reveals nothing.
 */
export async function redeemableCode(
  tx: Tx,
  { tenantId, memberId }: Learner,
  code: string,
): Promise<RedeemableCode> {
  const { rows } = await tx.execute<RedeemableCode>(sql`
    SELECT r.id, b.id AS "batchId", b.name AS "batchName", b.state AS "batchState",
      coalesce(b.valid_until <= now(), false) AS "isOver", ${iso('b.valid_until')} AS "validUntil",
      b.days, b.price, o.member_id AS "memberId", r.redeemed_at IS NOT NULL AS redeemed,
      r.withdrawn_at IS NOT NULL AS withdrawn, c.id AS "courseId", c.state AS "courseState",
      c.title AS "courseTitle", c.teacher_name AS "teacherName", f.id AS "coverId",
      c.lesson_count AS "lessonCount", c.seconds, c.organ_id AS "organId", c.branch_id AS "branchId"
    FROM redemption_code r JOIN code_batch b ON b.id = r.batch_id
    JOIN course c ON c.id = b.course_id
    LEFT JOIN stored_file f ON f.id = c.cover_id AND f.state = 'ready'
    LEFT JOIN course_order o ON o.id = r.order_id
    WHERE r.tenant_id = ${tenantId}::uuid AND r.code = ${code}`);
  const [row] = rows;
  if (!row || row.withdrawn) throw new WrongCode('code', 'redemption.unknown');
  if (row.redeemed) {
    if (row.memberId === memberId) throw refuse('redemption.takenByYou');
    throw new WrongCode('code', 'redemption.taken', errorCodes.conflict);
  }
  if (row.batchState === 'stopped') throw refuse('redemption.stopped');
  if (row.isOver) throw refuse('redemption.over');
  if (row.courseState !== 'published') throw refuse('redemption.course');
  return row;
}

/** Whether and until when a member may learn a course. As the system. */
export async function rightTo(
  tx: Tx,
  learner: Learner,
  courseId: string,
): Promise<{ isOpen: boolean; openUntil: string | null }> {
  const { rows } = await tx.execute<{ until: string | null }>(sql`
    WITH RECURSIVE ${accessibleCourses(learner)}
    SELECT ${iso('expires_at')} AS until FROM reach WHERE course_id = ${courseId}::uuid`);
  const [row] = rows;
  return { isOpen: row !== undefined, openUntil: row?.until ?? null };
}

export const offerReply = ({ seconds, ...redeemable }: RedeemableCode) => ({
  courseId: redeemable.courseId,
  courseTitle: redeemable.courseTitle,
  teacherName: redeemable.teacherName,
  lessonCount: redeemable.lessonCount,
  minutes: minutesOf(seconds),
  days: redeemable.days,
  validUntil: redeemable.validUntil,
});
