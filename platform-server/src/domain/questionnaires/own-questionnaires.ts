import type { OwnQuestionnaire } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { questionCount } from './find-questionnaires';
import { ownTrains, respondentKey } from './respondents';

/** The questionnaires of a member's trainings, those open and unanswered first. As the system. */
export async function findOwnQuestionnaires(tx: Tx, learner: Learner): Promise<OwnQuestionnaire[]> {
  const key = respondentKey('', { memberId: learner.memberId });
  const { rows } = await tx.execute<OwnQuestionnaire & Record<string, unknown>>(sql`
    SELECT DISTINCT ON (q.id) q.id, q.title, q.anonymous, ${iso('q.closes_at')} AS "closesAt",
      own.title AS "trainTitle", ${questionCount} AS questions,
      EXISTS (SELECT 1 FROM questionnaire_taker k
        WHERE k.questionnaire_id = q.id AND k.taker = ${key}) AS answered
    FROM (SELECT tr.id, tr.title FROM ${ownTrains(learner)}) own
    JOIN questionnaire_train qt ON qt.train_id = own.id
    JOIN questionnaire q ON q.id = qt.questionnaire_id AND q.state = 'published'
      AND (q.opens_at IS NULL OR q.opens_at <= now())
      AND (q.closes_at IS NULL OR q.closes_at > now())
    ORDER BY q.id, own.title LIMIT 200`);
  return rows.toSorted(
    (a, other) =>
      Number(a.answered) - Number(other.answered) ||
      (a.closesAt ?? '9').localeCompare(other.closesAt ?? '9') ||
      a.title.localeCompare(other.title),
  );
}
