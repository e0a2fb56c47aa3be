import type {
  MarkingAnswer,
  QuestionContent,
  QuestionPart,
  RichTextFile,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { FileAddressOf } from '../file-addresses';
import { resourcesIn } from '../questions/content-text';
import { textFiles } from '../resources/text-files';
import { resourcesByIdOf } from '../resources/usable-resources';

export interface Row extends Record<string, unknown> {
  id: string;
  examId: string;
  examTitle: string;
  partId: string;
  tenantId: string;
  organId: string;
  name: string | null;
  number: string;
  content: QuestionContent;
  maxScore: number;
  given: string;
  score: number | null;
  lines: Record<string, number> | null;
  comment: string;
  version: number;
}

export const columns = sql`x.id, x.exam_id AS "examId", e.title AS "examTitle", x.part_id AS "partId", x.tenant_id AS "tenantId",
  e.organ_id AS "organId", CASE WHEN e.blind THEN NULL ELSE p.name END AS name, x.number,
  r.content, x.max_score / 100.0::float AS "maxScore", x.given, m.score / 100.0::float AS score,
  m.lines, coalesce(m.comment, '') AS comment, coalesce(m.version, 1) AS version`;

export const joins = sql`JOIN exam e ON e.id = x.exam_id
  JOIN question_revision r ON r.question_id = x.question_id AND r.number = x.revision
  JOIN sitting_answer a ON a.id = x.answer_id JOIN sitting s ON s.id = a.sitting_id
  JOIN member p ON p.id = s.member_id`;

/** The question, or the part of it, that is an essay. */
export function essayIn(content: QuestionContent, partId: string) {
  const parts: readonly (QuestionContent | QuestionPart)[] =
    content.type === 'compound' ? content.parts.filter(({ id }) => id === partId) : [content];
  return parts.flatMap((part) => (part.type === 'essay' ? [part] : []))[0];
}

function asAnswer(row: Row, files: RichTextFile[]): MarkingAnswer[] {
  const { content, partId, lines, tenantId: _, organId: __, ...rest } = row;
  const essay = essayIn(content, partId);
  if (!essay) return [];
  const points = Object.entries(lines ?? {}).map(([id, hundredths]) => [id, hundredths / 100]);
  return [
    {
      ...rest,
      stem: essay.stem,
      above: content.type === 'compound' ? content.stem : null,
      model: essay.answer,
      rubric: essay.rubric,
      lines: Object.fromEntries(points),
      files,
    },
  ];
}

export async function withFiles(
  tx: Tx,
  rows: readonly Row[],
  fileAddressOf: FileAddressOf,
): Promise<MarkingAnswer[]> {
  const answers: MarkingAnswer[] = [];
  for (const row of rows) {
    const ids = resourcesIn(row.content);
    answers.push(
      ...asAnswer(row, textFiles(ids, await resourcesByIdOf(tx, row, ids), fileAddressOf)),
    );
  }
  return answers;
}
