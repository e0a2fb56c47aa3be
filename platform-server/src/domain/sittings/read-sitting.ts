import {
  errorCodes,
  type GivenAnswer,
  type QuestionContent,
  type RichTextFile,
  type Sitting,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { resourcesIn } from '../questions/content-text';
import { textFiles } from '../resources/text-files';
import { resourcesByIdOf } from '../resources/usable-resources';
import { questionForSitter } from './shuffled-questions';

interface Head extends Record<string, unknown>, Omit<Sitting, 'sections' | 'files' | 'answers'> {
  organId: string;
}

/** A question in its position, with the answer. */
export interface PlacedAnswer extends Record<string, unknown> {
  id: string;
  section: number;
  sectionTitle: string;
  sectionNote: string;
  content: QuestionContent;
  options: string[] | null;
  maxScore: number;
  given: GivenAnswer | null;
  mark: boolean;
  at: number;
  score: number | null;
  comment: string;
}

export async function placedAnswers(tx: Tx, sittingId: string): Promise<PlacedAnswer[]> {
  const { rows } = await tx.execute<PlacedAnswer>(sql`
    SELECT a.id, a.section, q."sectionTitle", q."sectionNote", r.content, a.options,
      a.max_score / 100.0::float AS "maxScore", a.given, a.mark, a.at,
      a.score / 100.0::float AS score, a.comment
    FROM sitting_answer a JOIN sitting s ON s.id = a.sitting_id
    JOIN question_revision r ON r.question_id = a.question_id AND r.number = a.revision
    JOIN (SELECT DISTINCT exam_id, section, section_title AS "sectionTitle",
        section_note AS "sectionNote" FROM exam_question) q
      ON q.exam_id = s.exam_id AND q.section = a.section
    WHERE a.sitting_id = ${sittingId}::uuid ORDER BY a.sort`);
  return rows;
}

/** Pictures and audio of the questions, regardless of the reader. As the system. */
export async function filesOfAnswers(
  tx: Tx,
  scope: { readonly tenantId: string; readonly organId: string },
  answers: readonly PlacedAnswer[],
  fileAddressOf: FileAddressOf,
): Promise<RichTextFile[]> {
  const ids = [...new Set(answers.flatMap(({ content }) => resourcesIn(content)))];
  return textFiles(ids, await resourcesByIdOf(tx, scope, ids), fileAddressOf);
}

function sectionsOf(answers: readonly PlacedAnswer[]): Sitting['sections'] {
  const sections = new Map<number, Sitting['sections'][number]>();
  for (const { id, section, sectionTitle, sectionNote, content, options, maxScore } of answers) {
    const cached = sections.get(section) ?? {
      ...{ title: sectionTitle, note: sectionNote, questions: [] },
    };
    cached.questions.push({ id, question: questionForSitter(content, options), score: maxScore });
    sections.set(section, cached);
  }
  return [...sections.values()];
}

/** An open sitting for its learner; a handed-in one has no questions, which the review shows. As the system. */
export async function readSitting(
  tx: Tx,
  { tenantId, memberId }: Learner,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<Sitting> {
  const { rows } = await tx.execute<Head>(sql`
    SELECT s.id, s.exam_id AS "examId", e.title, s.state, s.attempt, e.layout,
      e.watch_focus AS "watchFocus", ${iso('clock_timestamp()')} AS now,
      ${iso('s.started_at')} AS "startedAt", ${iso('s.ends_at')} AS "endsAt", s.organ_id AS "organId"
    FROM sitting s JOIN exam e ON e.id = s.exam_id
    WHERE s.id = ${id}::uuid AND s.member_id = ${memberId}::uuid AND s.tenant_id = ${tenantId}::uuid`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  const { organId, ...head } = row;
  if (head.state !== 'open') return { ...head, sections: [], files: [], answers: {} };
  const answers = await placedAnswers(tx, id);
  return {
    ...head,
    sections: sectionsOf(answers),
    files: await filesOfAnswers(tx, { tenantId, organId }, answers, fileAddressOf),
    answers: Object.fromEntries(
      answers
        .filter(({ at }) => at > 0)
        .map(({ id: answerId, given, mark, at }) => [answerId, { given, mark, at }]),
    ),
  };
}
