import type { ExamPassingRate } from '@edu/shared-utility/contract';
import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { DayRange } from './period';
import type { StatisticsScope } from './statistics-scope';
import { latestFirst, type QueryRow, trainsOf, trainsWithin } from './train-figures';

const TRAINS_WITH_EXAMS = 20;

const hasExam = sql`EXISTS (SELECT 1 FROM train_item i
  WHERE i.train_id = t.id AND i.kind = 'exam')`;

export async function trainsWithExam(tx: Tx, scope: StatisticsScope, days: DayRange) {
  const { rows } = await tx.execute<QueryRow<{ trainId: string; title: string }>>(sql`
    SELECT t.id AS "trainId", t.title ${trainsOf(scope, days)} AND ${hasExam} ${latestFirst}`);
  return rows;
}

/** Passing rates of all participants, including those of other branches, since figures contain no names. */
export async function passingRates(
  tx: Tx,
  scope: StatisticsScope,
  trainId: string | undefined,
): Promise<ExamPassingRate[]> {
  const trainCondition = trainId === undefined ? hasExam : sql`t.id = ${trainId}::uuid`;
  const chosenTrains = await tx.execute<{ id: string }>(sql`
    SELECT t.id FROM train t WHERE ${trainsWithin(scope)} AND ${trainCondition}
    ORDER BY t.starts_at DESC, t.id LIMIT ${TRAINS_WITH_EXAMS}`);
  if (trainId !== undefined && chosenTrains.rows.length === 0) {
    throw new BusinessError(errorCodes.notFound);
  }
  const ids = `{${chosenTrains.rows.map(({ id }) => id).join(',')}}`;
  const { rows } = await tx.execute<QueryRow<ExamPassingRate>>(sql`
    SELECT t.id AS "trainId", e.id AS "examId", e.title, s.taken, s.passed
    FROM train t JOIN train_item i ON i.train_id = t.id AND i.kind = 'exam'
    JOIN exam e ON e.id = i.target_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS taken, (count(*) FILTER (WHERE s.passed))::int AS passed
      FROM sitting s WHERE s.exam_id = e.id AND s.counts AND s.state = 'marked'
        AND s.member_id IN (SELECT m.member_id FROM train_member m WHERE m.train_id = t.id)) s
    WHERE t.id = ANY (${ids}::uuid[]) ORDER BY t.starts_at DESC, t.id, i.sort, i.id`);
  return rows;
}
