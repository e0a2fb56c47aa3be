import { errorCodes, type UserPaper } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { examRow } from '../exams/read-exam';
import type { FileAddressOf } from '../file-addresses';
import { findOwnExam, showsAnswers } from './own-exams';
import { filesOfAnswers, placedAnswers } from './read-sitting';
import { questionForReview } from './shuffled-questions';

interface SittingHead extends Record<string, unknown>, Omit<UserPaper, 'files' | 'answers'> {
  tenantId: string;
  organId: string;
  showAnswers: 'never' | 'afterSubmit' | 'afterEnd';
}

async function headOf(tx: Tx, where: SQL): Promise<SittingHead> {
  const { rows } = await tx.execute<SittingHead>(sql`
    SELECT s.id, s.exam_id AS "examId", e.title AS "examTitle", s.member_id AS "userId", m.name,
      s.state AS status, s.attempt, ${iso('s.started_at')} AS "startedAt",
      ${iso('s.submitted_at')} AS "submittedAt", s.submitted_by AS "submittedBy", s.leaves,
      s.score / 100.0::float AS score, e.total_score / 100.0::float AS "totalScore", s.passed,
      s.tenant_id AS "tenantId", s.organ_id AS "organId", e.show_answers AS "showAnswers"
    FROM sitting s JOIN exam e ON e.id = s.exam_id JOIN member m ON m.id = s.member_id
    WHERE ${where} ORDER BY s.counts DESC, s.attempt DESC LIMIT 1`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

/**
 * The paper of a sitting with answers and solutions. As the system: row-level security may hide questions of other
 * branches.
 */
async function paperOf(
  tx: Tx,
  { tenantId, organId, showAnswers: _, ...head }: SittingHead,
  fileAddressOf: FileAddressOf,
): Promise<UserPaper> {
  const answers = await placedAnswers(tx, head.id);
  return {
    ...head,
    files: await filesOfAnswers(tx, { tenantId, organId }, answers, fileAddressOf),
    answers: answers.map(
      ({ id, sectionTitle, content, options, maxScore, given, score, comment }) => ({
        ...{ id, sectionTitle, maxScore, given, score, comment },
        question: questionForReview(content, options),
      }),
    ),
  };
}

/** A sitting of a student in the caller's branches: the one that counts, or the given one. */
export async function userPaper(
  tx: TenantTx,
  caller: Caller,
  query: {
    readonly examId: string;
    readonly userId: string;
    readonly sittingId?: string | undefined;
  },
  fileAddressOf: FileAddressOf,
): Promise<UserPaper> {
  const { examId, userId, sittingId } = query;
  await examRow(tx, caller, examId);
  const head = await headOf(
    tx,
    sql`s.exam_id = ${examId}::uuid AND s.member_id = ${userId}::uuid
      AND ${sittingId ? sql`s.id = ${sittingId}::uuid` : sql`true`}
      AND EXISTS (SELECT 1 FROM actor a WHERE a.member_id = s.member_id AND a.kind = 'student'
        AND a.organ_id = ${actorOf(caller).organId}::uuid)`,
  );
  return asSystem(tx, (t) => paperOf(t, head, fileAddressOf));
}

/** The learner's own sitting, if the exam shows it now. As the system. */
export async function reviewOwn(
  tx: Tx,
  learner: Learner,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<UserPaper> {
  const { tenantId, memberId } = learner;
  const head = await headOf(
    tx,
    sql`s.id = ${id}::uuid AND s.member_id = ${memberId}::uuid AND s.tenant_id = ${tenantId}::uuid`,
  );
  const { exam } = await findOwnExam(tx, learner, head.examId);
  const { showAnswers } = head;
  if (head.status === 'open' || !showsAnswers({ showAnswers, phase: exam.phase })) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'sitting.hidden' });
  }
  return paperOf(tx, head, fileAddressOf);
}
