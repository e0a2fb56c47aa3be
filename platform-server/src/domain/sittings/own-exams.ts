import { errorCodes, type SittingState, type StudentExam } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { openTo } from '../exams/audience';

/** Maximum of sittings of a learner on a page. */
const MAX_SITTINGS = 100;

interface Row extends Record<string, unknown>, Omit<StudentExam, 'best' | 'mayReview' | 'left'> {
  showAnswers: 'never' | 'afterSubmit' | 'afterEnd';
  isInvited: boolean;
  /** Extra sittings given to the learner. */
  extra: number;
  bestId: string | null;
  bestState: SittingState;
  bestScore: number | null;
  bestPassed: boolean | null;
}

const phase = sql`CASE WHEN e.state = 'archived' OR e.ends_at <= now() THEN 'over'
  WHEN e.starts_at > now() THEN 'planned' ELSE 'running' END`;

const sittingOfLearner = ({ memberId }: Learner): SQL =>
  sql`s.exam_id = e.id AND s.member_id = ${memberId}::uuid`;

/** Exams that a learner may sit now or later, or has sat. As the system. */
async function find(tx: Tx, learner: Learner, where: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    WITH RECURSIVE ${openTo(learner)}
    SELECT e.id, e.title, e.description, ${iso('e.starts_at')} AS "startsAt",
      ${iso('e.ends_at')} AS "endsAt", e.minutes, e.total_score / 100.0::float AS "totalScore",
      e.pass_score / 100.0::float AS "passScore", e.attempts, e.layout,
      e.watch_focus AS "watchFocus", e.show_answers AS "showAnswers", ${phase} AS phase,
      e.id IN (SELECT id FROM mine) AS "isInvited",
      (SELECT coalesce(sum(part.n), 0)::int FROM (
        SELECT CASE WHEN q.draw IS NULL THEN count(*) ELSE min(q.pick) END AS n
        FROM exam_question q WHERE q.exam_id = e.id GROUP BY q.draw) part) AS "questionCount",
      coalesce(x.minutes, 0) AS "extraMinutes", coalesce(x.attempts, 0) AS extra,
      (SELECT count(*)::int FROM sitting s WHERE ${sittingOfLearner(learner)}) AS used,
      (SELECT s.id FROM sitting s WHERE ${sittingOfLearner(learner)} AND s.state = 'open')
        AS "openSittingId",
      b.id AS "bestId", b.state AS "bestState", b.score / 100.0::float AS "bestScore",
      b.passed AS "bestPassed"
    FROM exam e
    LEFT JOIN exam_extra x ON x.exam_id = e.id AND x.member_id = ${learner.memberId}::uuid
    LEFT JOIN sitting b ON b.exam_id = e.id AND b.member_id = ${learner.memberId}::uuid AND b.counts
    WHERE e.tenant_id = ${learner.tenantId}::uuid AND ${where}
      AND ((e.state = 'published' AND e.id IN (SELECT id FROM mine))
        OR (e.state <> 'draft' AND EXISTS (SELECT 1 FROM sitting s WHERE ${sittingOfLearner(learner)})))
    ORDER BY CASE ${phase} WHEN 'running' THEN 0 WHEN 'planned' THEN 1 ELSE 2 END,
      CASE WHEN ${phase} = 'over' THEN NULL ELSE coalesce(e.ends_at, e.starts_at) END,
      coalesce(e.ends_at, e.published_at) DESC, e.id LIMIT ${MAX_SITTINGS}`);
  return rows;
}

type ResultRules = Pick<Row, 'showAnswers' | 'phase'>;

/** Whether the answers of handed-in sittings are shown. */
export const showsAnswers = ({ showAnswers, phase: now }: ResultRules): boolean =>
  showAnswers === 'afterSubmit' || (showAnswers === 'afterEnd' && now === 'over');

/**
 * A score reveals little of the answers: it is hidden until the exam's end only if the answers are, and shown if they
 * never are.
 */
const showsScore = ({ showAnswers, phase: now }: ResultRules): boolean =>
  showAnswers !== 'afterEnd' || now === 'over';

function asStudentExam(row: Row): StudentExam {
  const { showAnswers: _, isInvited: __, extra, bestId, bestState, ...rest } = row;
  const { bestScore, bestPassed, ...exam } = rest;
  const isMarked = bestState === 'marked' && showsScore(row);
  return {
    ...exam,
    left: exam.attempts === 0 ? null : Math.max(0, exam.attempts + extra - exam.used),
    best:
      bestId === null
        ? null
        : {
            sittingId: bestId,
            state: bestState,
            score: isMarked ? bestScore : null,
            passed: isMarked ? bestPassed : null,
          },
    mayReview: bestId !== null && showsAnswers(row),
  };
}

export const findOwnExams = async (tx: Tx, learner: Learner): Promise<StudentExam[]> =>
  (await find(tx, learner, sql`true`)).map(asStudentExam);

/** One of them, with whether a new sitting may begin as far as the audience is concerned. */
export async function findOwnExam(
  tx: Tx,
  learner: Learner,
  examId: string,
): Promise<{ readonly exam: StudentExam; readonly isInvited: boolean }> {
  const [row] = await find(tx, learner, sql`e.id = ${examId}::uuid`);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { exam: asStudentExam(row), isInvited: row.isInvited };
}
