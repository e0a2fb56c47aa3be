import {
  errorCodes,
  type MarkingAnswer,
  type MarkingExam,
  type Page,
  type PageQuery,
  type QuestionContent,
  type QuestionPart,
  type RichTextFile,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import type { CoverOf } from '../courses/covers';
import { resourcesIn } from '../questions/content';
import { textFiles } from '../resources/text-files';
import { resourcesByIdOf } from '../resources/usable-resources';
import { joinConditions } from '../search';
import { isWaitingSql, markedBy, ownMark } from './rights';

/** Exams with essays; those that wait for the caller first. */
export async function findMarkingExams(
  tx: TenantTx,
  caller: Caller,
  { pageNum, pageSize }: PageQuery,
): Promise<Page<MarkingExam>> {
  const marks = await markedBy(tx, caller);
  return asSystem(tx, async (t) => {
    const grouped = sql`FROM exam e JOIN essay_answer x ON x.exam_id = e.id ${ownMark(caller)}
      WHERE ${marks} GROUP BY e.id`;
    const { rows } = await t.execute<MarkingExam & Record<string, unknown>>(sql`
      SELECT e.id AS "examId", e.title, count(*)::int AS answers,
        count(*) FILTER (WHERE x.marks >= x.needed)::int AS marked,
        count(*) FILTER (WHERE ${isWaitingSql})::int AS waiting, e.blind, e.two_markers AS "twoMarkers"
      ${grouped} ORDER BY count(*) FILTER (WHERE ${isWaitingSql}) = 0, e.ends_at DESC NULLS FIRST, e.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
    const total = await countRows(t, sql`FROM (SELECT e.id ${grouped}) found`);
    return { list: rows, total, pageNum, pageSize };
  });
}

interface Row extends Record<string, unknown> {
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

const columns = sql`x.id, x.exam_id AS "examId", e.title AS "examTitle", x.part_id AS "partId", x.tenant_id AS "tenantId",
  e.organ_id AS "organId", CASE WHEN e.blind THEN NULL ELSE p.name END AS name, x.number,
  r.content, x.max_score / 100.0::float AS "maxScore", x.given, m.score / 100.0::float AS score,
  m.lines, coalesce(m.comment, '') AS comment, coalesce(m.version, 1) AS version`;

const joins = sql`JOIN exam e ON e.id = x.exam_id
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

async function withFiles(tx: Tx, rows: readonly Row[], coverOf: CoverOf): Promise<MarkingAnswer[]> {
  const answers: MarkingAnswer[] = [];
  for (const row of rows) {
    const ids = resourcesIn(row.content);
    answers.push(...asAnswer(row, textFiles(ids, await resourcesByIdOf(tx, row, ids), coverOf)));
  }
  return answers;
}

/** One essay for the caller to mark. As the system. */
export async function answerById(
  tx: Tx,
  caller: Caller,
  marks: SQL,
  id: string,
  coverOf: CoverOf,
): Promise<MarkingAnswer | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} FROM essay_answer x ${joins} ${ownMark(caller)}
    WHERE ${marks} AND x.id = ${id}::uuid`);
  return (await withFiles(tx, rows, coverOf))[0];
}

interface AnswerQuery extends PageQuery {
  readonly examId: string;
  readonly questionId?: string | undefined;
  readonly done?: boolean | undefined;
}

/** Essays question by question: those that wait for the caller, or those that the caller has marked. */
export async function findAnswers(
  tx: TenantTx,
  caller: Caller,
  { examId, questionId, done = false, pageNum, pageSize }: AnswerQuery,
  coverOf: CoverOf,
): Promise<Page<MarkingAnswer>> {
  const marks = await markedBy(tx, caller);
  return asSystem(tx, async (t) => {
    const exams = sql`FROM exam e WHERE e.id = ${examId}::uuid AND ${marks}`;
    if ((await countRows(t, exams)) === 0) throw new BusinessError(errorCodes.notFound);
    const where = joinConditions([
      marks,
      sql`x.exam_id = ${examId}::uuid`,
      questionId && sql`x.question_id = ${questionId}::uuid`,
      done ? sql`m.essay_id IS NOT NULL` : isWaitingSql,
    ]);
    const from = sql`FROM essay_answer x ${joins} ${ownMark(caller)} WHERE ${where}`;
    const { rows } = await t.execute<Row>(sql`
      SELECT ${columns} ${from} ORDER BY x.question_id, x.part_id, x.created_at, x.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
    const total = await countRows(t, from);
    return { list: await withFiles(t, rows, coverOf), total, pageNum, pageSize };
  });
}
