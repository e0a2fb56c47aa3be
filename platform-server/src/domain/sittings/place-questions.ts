import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sittingAnswer } from '../../db/schema';
import type { Learner } from '../courses/course-access';
import { drawQuestions } from '../papers/draw';
import { contentsOf } from '../papers/draw-paper';
import { shuffled, shuffledKeys } from './shuffled-questions';

interface PaperSlot extends Record<string, unknown> {
  section: number;
  draw: number | null;
  pick: number | null;
  questionId: string;
  revision: number;
  score: number;
}

interface Rules extends Record<string, unknown> {
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
}

/** The questions of one person: those for everybody, and a draw of their own from the others. */
function questionsForPerson(slots: readonly PaperSlot[]): PaperSlot[] {
  const draws = new Map<number, PaperSlot[]>();
  for (const slot of slots) {
    if (slot.draw === null) continue;
    draws.set(slot.draw, [...(draws.get(slot.draw) ?? []), slot]);
  }
  const fixed = slots.filter(({ draw }) => draw === null);
  const drawing = drawQuestions(
    [...draws.values()].map((candidates) => ({ candidates, count: candidates[0]?.pick ?? 0 })),
  );
  // A published exam was checked to be drawable and its copy does not change.
  if (!('chosen' in drawing)) throw new Error('a published exam cannot be drawn');
  const shuffledItems = drawing.chosen.flatMap((items) => shuffled(items));
  return [...fixed, ...shuffledItems].toSorted((a, b) => a.section - b.section);
}

/** Shuffles questions within their sections. */
const shuffledInSections = (slots: readonly PaperSlot[]): PaperSlot[] =>
  shuffled(slots).toSorted((a, b) => a.section - b.section);

export async function placeQuestions(
  tx: Tx,
  { tenantId }: Learner,
  examId: string,
  sittingId: string,
): Promise<number> {
  const { rows } = await tx.execute<Rules>(sql`
    SELECT shuffle_questions AS "shuffleQuestions", shuffle_options AS "shuffleOptions"
    FROM exam WHERE id = ${examId}::uuid`);
  const result = await tx.execute<PaperSlot>(sql`
    SELECT section, draw, pick, question_id AS "questionId", revision, score
    FROM exam_question WHERE exam_id = ${examId}::uuid ORDER BY sort`);
  const chosen = questionsForPerson(result.rows);
  const slots = rows[0]?.shuffleQuestions ? shuffledInSections(chosen) : chosen;
  const contents = rows[0]?.shuffleOptions ? await contentsOf(tx, slots) : null;
  await tx.insert(sittingAnswer).values(
    slots.map(({ section, questionId, revision, score: maxScore }, sort) => {
      const content = contents?.get(questionId);
      const options = content ? shuffledKeys(content) : null;
      return { tenantId, sittingId, sort, section, questionId, revision, maxScore, options };
    }),
  );
  return slots.length;
}
