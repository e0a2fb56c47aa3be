import { errorCodes, type GivenAnswer, type QuestionContent } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { essayAnswer, sitting } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { countBest } from './count-best';
import { essaysOf, pointsOf } from './points';

export type EndedBy = 'person' | 'clock' | 'staff';
type SittingRow = typeof sitting.$inferSelect;

interface AnswerRow extends Record<string, unknown> {
  id: string;
  questionId: string;
  revision: number;
  maxScore: number;
  given: GivenAnswer | null;
  content: QuestionContent;
}

const answersOf = async (tx: Tx, sittingId: string): Promise<AnswerRow[]> =>
  (
    await tx.execute<AnswerRow>(sql`
      SELECT a.id, a.question_id AS "questionId", a.revision, a.max_score AS "maxScore", a.given,
        r.content
      FROM sitting_answer a
      JOIN question_revision r ON r.question_id = a.question_id AND r.number = a.revision
      WHERE a.sitting_id = ${sittingId}::uuid ORDER BY a.sort`)
  ).rows;

/** An anonymous number of the person in blind marking: the same in all essays of a sitting. */
export const numberOf = (id: string): string => id.replaceAll('-', '').slice(-6).toUpperCase();

async function addEssays(
  tx: Tx,
  { id, tenantId, examId }: SittingRow,
  answers: readonly AnswerRow[],
  needed: number,
): Promise<number> {
  const essays = answers.flatMap(
    ({ id: answerId, questionId, revision, content, given, maxScore }) =>
      essaysOf(content, given, maxScore).map(({ partId, text, maxScore: max }) => ({
        ...{ tenantId, examId, answerId, partId, questionId, revision, needed },
        ...{ number: numberOf(id), given: text, maxScore: max },
      })),
  );
  if (essays.length > 0) await tx.insert(essayAnswer).values(essays);
  return essays.length;
}

async function lockSitting(tx: Tx, id: string): Promise<SittingRow> {
  const [row] = await tx.select().from(sitting).where(eq(sitting.id, id)).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

export interface HandedIn {
  readonly state: 'submitted' | 'marked';
  readonly submittedAt: string;
  /** Whether this call ended the sitting. */
  readonly isNew: boolean;
}

/**
 * Ends a sitting once: scores everything that needs no marker and queues the essays. A concurrent call waits for the
 * row lock and finds it done. As the system.
 */
export async function handIn(tx: Tx, id: string, endedBy: EndedBy): Promise<HandedIn> {
  const row = await lockSitting(tx, id);
  if (row.state !== 'open') {
    const submittedAt = (row.submittedAt ?? row.endsAt).toISOString();
    return { state: row.state, submittedAt, isNew: false };
  }
  const { rows } = await tx.execute<{ twoMarkers: boolean; passScore: number }>(sql`
    SELECT two_markers AS "twoMarkers", pass_score AS "passScore" FROM exam
    WHERE id = ${row.examId}::uuid`);
  const { twoMarkers = false, passScore = 0 } = rows[0] ?? {};
  const answers = await answersOf(tx, id);
  const waiting = await addEssays(tx, row, answers, twoMarkers ? 2 : 1);
  const scored = answers.map(({ id: answerId, content, given, maxScore }) => ({
    id: answerId,
    score: pointsOf(content, given, maxScore),
  }));
  await tx.execute(sql`
    UPDATE sitting_answer a SET score = p.score
    FROM jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) AS p(id uuid, score int)
    WHERE a.id = p.id`);
  const score = waiting > 0 ? null : scored.reduce((sum, item) => sum + (item.score ?? 0), 0);
  const state = score === null ? 'submitted' : 'marked';
  const answeredCount = answers.filter(({ given }) => given !== null).length;
  const passed = score === null ? null : score >= passScore;
  const { rows: saved } = await tx.execute<{ submittedAt: string }>(sql`
    UPDATE sitting s SET state = ${state}, submitted_by = ${endedBy}, answered = ${answeredCount}::int,
      submitted_at = ${endedBy === 'clock' ? sql`s.ends_at` : sql`least(now(), s.ends_at)`},
      waiting = ${waiting}::int, score = ${score}::int, passed = ${passed}::boolean,
      marked_at = ${score === null ? sql`NULL` : sql`now()`}, version = s.version + 1
    WHERE s.id = ${id}::uuid
    RETURNING to_char(s.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "submittedAt"`);
  await countBest(tx, row);
  return { state, submittedAt: saved[0]?.submittedAt ?? '', isNew: true };
}
