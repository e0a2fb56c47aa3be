import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import type { Learner } from '../courses/course-access';
import { closesAt } from './grace-period';
import { handIn } from './hand-in';
import { findOwnExam } from './own-exams';
import { placeQuestions } from './place-questions';

const sittingRefusal = (phrase: PhraseKey) => new BusinessError(errorCodes.conflict, { phrase });

/** Inserts the sitting; returns nothing if another device was faster. */
async function begin(tx: Tx, { tenantId, memberId }: Learner, examId: string, attempt: number) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO sitting (tenant_id, exam_id, organ_id, member_id, attempt, questions, ends_at)
    SELECT e.tenant_id, e.id, e.organ_id, ${memberId}::uuid, ${attempt}::int, 0,
      least(coalesce(e.ends_at, 'infinity'), now() + make_interval(mins => e.minutes))
        + make_interval(mins => coalesce((SELECT x.minutes FROM exam_extra x
          WHERE x.exam_id = e.id AND x.member_id = ${memberId}::uuid), 0))
    FROM exam e WHERE e.id = ${examId}::uuid AND e.tenant_id = ${tenantId}::uuid
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows[0]?.id;
}

/** The open sitting of a person; an expired one is handed in first. */
async function resumeOpenSitting(
  tx: Tx,
  { memberId }: Learner,
  examId: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string; isOver: boolean }>(sql`
    SELECT s.id, ${closesAt} <= now() AS "isOver" FROM sitting s
    WHERE s.exam_id = ${examId}::uuid AND s.member_id = ${memberId}::uuid AND s.state = 'open'`);
  const [open] = rows;
  if (!open?.isOver) return open?.id;
  await handIn(tx, open.id, 'clock');
  return undefined;
}

/** The number of the next attempt, or the sitting that another device has begun meanwhile. */
async function requireBegin(
  tx: Tx,
  learner: Learner,
  examId: string,
): Promise<{ readonly attempt: number } | { readonly open: string }> {
  const { exam, isInvited } = await findOwnExam(tx, learner, examId);
  if (exam.openSittingId) return { open: exam.openSittingId };
  if (!isInvited) throw sittingRefusal('sitting.notInvited');
  if (exam.phase === 'planned') throw sittingRefusal('sitting.early');
  if (exam.phase === 'over') throw sittingRefusal('sitting.closed');
  if (exam.left === 0) throw sittingRefusal('sitting.noneLeft');
  return { attempt: exam.used + 1 };
}

/**
 * Continues the open sitting, on whatever device, or begins one. Of two concurrent devices one begins it and the other
 * continues it. As the system.
 */
export async function openSitting(tx: Tx, learner: Learner, examId: string): Promise<string> {
  const open = await resumeOpenSitting(tx, learner, examId);
  if (open) return open;
  const next = await requireBegin(tx, learner, examId);
  if ('open' in next) return next.open;
  const { attempt } = next;
  const id = await begin(tx, learner, examId, attempt);
  if (!id) {
    const other = await resumeOpenSitting(tx, learner, examId);
    if (!other) throw sittingRefusal('sitting.closed');
    return other;
  }
  const questions = await placeQuestions(tx, learner, examId, id);
  await tx.execute(sql`UPDATE sitting SET questions = ${questions}::int WHERE id = ${id}::uuid`);
  // An exam archived meanwhile accepts no new sitting; the shared lock does not make learners wait for each other.
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM exam WHERE id = ${examId}::uuid AND state = 'published' FOR SHARE`);
  if (rows.length === 0) throw sittingRefusal('sitting.closed');
  return id;
}
