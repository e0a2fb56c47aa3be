import type { GivenAnswer, QuestionContent } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sitting } from '../../db/schema';
import { countBest } from '../sittings/count-best';
import { pointsOf } from '../sittings/points';

interface MarkedPart extends Record<string, unknown> {
  partId: string;
  /** The mean of the marks; null while a mark is missing. */
  score: number | null;
  comment: string | null;
}

/** Computes an answer's points from its marks. */
async function recountAnswer(tx: Tx, answerId: string): Promise<void> {
  const { rows: marked } = await tx.execute<MarkedPart>(sql`
    SELECT x.part_id AS "partId",
      CASE WHEN x.marks >= x.needed THEN round(avg(m.score))::int END AS score,
      string_agg(nullif(m.comment, ''), E'\n' ORDER BY m.created_at) AS comment
    FROM essay_answer x LEFT JOIN essay_mark m ON m.essay_id = x.id
    WHERE x.answer_id = ${answerId}::uuid GROUP BY x.id ORDER BY x.created_at`);
  const { rows } = await tx.execute<{
    given: GivenAnswer | null;
    maxScore: number;
    content: QuestionContent;
  }>(sql`
    SELECT a.given, a.max_score AS "maxScore", r.content FROM sitting_answer a
    JOIN question_revision r ON r.question_id = a.question_id AND r.number = a.revision
    WHERE a.id = ${answerId}::uuid`);
  const [answer] = rows;
  if (!answer) return;
  const essays = new Map(marked.map(({ partId, score }) => [partId, score]));
  const score = pointsOf(answer.content, answer.given, answer.maxScore, essays);
  const comment = marked.flatMap((item) => item.comment ?? []).join('\n');
  await tx.execute(sql`UPDATE sitting_answer SET score = ${score}::int, comment = ${comment}
    WHERE id = ${answerId}::uuid`);
}

/**
 * Updates what follows from a mark: the answer's points, the sitting's once all are marked, and which sitting counts.
 */
export async function recount(
  tx: Tx,
  { answerId, sittingId }: { readonly answerId: string; readonly sittingId: string },
): Promise<boolean> {
  // The row lock serialises two markers of one sitting.
  const [row] = await tx.select().from(sitting).where(eq(sitting.id, sittingId)).for('update');
  if (!row) return false;
  await recountAnswer(tx, answerId);
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    UPDATE sitting s SET waiting = found.waiting, version = s.version + 1,
      state = CASE WHEN found.waiting = 0 THEN 'marked' ELSE 'submitted' END,
      score = CASE WHEN found.waiting = 0 THEN found.score END,
      passed = CASE WHEN found.waiting = 0 THEN found.score >= e.pass_score END,
      marked_at = CASE WHEN found.waiting = 0 THEN coalesce(s.marked_at, now()) END
    FROM exam e, (SELECT
      (SELECT count(*)::int FROM essay_answer x JOIN sitting_answer a ON a.id = x.answer_id
        WHERE a.sitting_id = ${sittingId}::uuid AND x.marks < x.needed) AS waiting,
      (SELECT coalesce(sum(a.score), 0)::int FROM sitting_answer a
        WHERE a.sitting_id = ${sittingId}::uuid) AS score) found
    WHERE s.id = ${sittingId}::uuid AND e.id = s.exam_id RETURNING s.waiting`);
  await countBest(tx, row);
  return rows[0]?.waiting === 0;
}
