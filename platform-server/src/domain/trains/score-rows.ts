import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { iso } from '../courses/find-courses';
import { type ScoreRow, scoreColumns } from '../exams/score-cells';
import { MAX_EXPORT } from '../sheets/export-rows';
import type { ExamItem } from './exams';
import { trainMemberJoins } from './find-users';

export type TrainScoreRow = ScoreRow & {
  readonly attempts: number;
};

export const trainScoreColumns = [
  ...scoreColumns,
  ['attempts', 'sheet.attempts'],
  ['submittedAt', 'sheet.submittedAt'],
] as const;

/** Joins the sitting of `memberId` that counts, or the last one if none counts. */
const bestSitting = (examId: string, memberId: SQL): SQL => sql`
  LEFT JOIN LATERAL (SELECT * FROM sitting b WHERE b.exam_id = ${examId}::uuid
    AND b.member_id = ${memberId} ORDER BY b.counts DESC, b.attempt DESC LIMIT 1) s ON true`;

/**
 * Members of the training in the caller's branches, best first; one more than a workbook allows, to detect too many.
 */
export async function peopleByScore(
  tx: Tx,
  caller: Caller,
  { examId, trainId }: ExamItem,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT tm.member_id AS id FROM train_member tm ${trainMemberJoins(caller)}
    ${bestSitting(examId, sql`tm.member_id`)}
    WHERE tm.train_id = ${trainId}::uuid
    ORDER BY s.score DESC NULLS LAST, a.member_name, tm.member_id LIMIT ${MAX_EXPORT + 1}`);
  return rows.map(({ id }) => id);
}

/** The scores of these members, in their order, including those who did not sit. */
export async function scoresOfPeople(
  tx: Tx,
  { examId, organId }: { readonly examId: string; readonly organId: string },
  people: readonly string[],
): Promise<TrainScoreRow[]> {
  const { rows } = await tx.execute<TrainScoreRow>(sql`
    SELECT a.member_name AS name, d.name AS "departmentName", coalesce(s.state, 'absent') AS state,
      s.score / 100.0::float8 AS score, s.passed, ${iso('s.submitted_at')} AS "submittedAt",
      (SELECT count(*)::int FROM sitting o WHERE o.exam_id = ${examId}::uuid
        AND o.member_id = wanted.id) AS attempts
    FROM unnest(${`{${people.join(',')}}`}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN actor a ON a.member_id = wanted.id AND a.kind = 'student' AND a.organ_id = ${organId}::uuid
    LEFT JOIN department d ON d.id = a.department_id
    ${bestSitting(examId, sql`wanted.id`)}
    ORDER BY wanted.position`);
  return rows;
}
