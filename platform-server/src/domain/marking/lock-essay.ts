import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { essayIn } from './answer-rows';
import type { markedBy } from './rights';

export interface Essay extends Record<string, unknown> {
  examId: string;
  title: string;
  answerId: string;
  sittingId: string;
  maxScore: number;
  marks: number;
  needed: number;
  content: Parameters<typeof essayIn>[0];
  partId: string;
  number: string;
  /** The caller's own mark; null before it is given. */
  own: number | null;
}

export async function lockEssay(
  tx: Tx,
  { accountId }: Caller,
  marks: Awaited<ReturnType<typeof markedBy>>,
  id: string,
): Promise<Essay> {
  const { rows } = await tx.execute<Essay>(sql`
    SELECT x.exam_id AS "examId", e.title, x.answer_id AS "answerId", a.sitting_id AS "sittingId",
      x.max_score AS "maxScore", x.marks, x.needed, r.content, x.part_id AS "partId", x.number,
      (SELECT m.score FROM essay_mark m
        WHERE m.essay_id = x.id AND m.marker_id = ${accountId}::uuid) AS own
    FROM essay_answer x JOIN exam e ON e.id = x.exam_id
    JOIN sitting_answer a ON a.id = x.answer_id
    JOIN question_revision r ON r.question_id = x.question_id AND r.number = x.revision
    WHERE ${marks} AND x.id = ${id}::uuid FOR UPDATE OF x`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}
