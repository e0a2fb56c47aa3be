import type {
  FormCount,
  FormFigures,
  FormKind,
  FormQuestion,
  QuestionnaireResults,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { joinConditions } from '../search';
import type { QuestionnaireRow } from './read-questionnaire';

export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Condition for answers `a` of one questionnaire in a span of time. */
export const answersIn = (id: string, { from, to }: Span): SQL =>
  joinConditions([
    sql`a.questionnaire_id = ${id}::uuid`,
    from && sql`a.created_at >= ${from}::timestamptz`,
    to && sql`a.created_at < ${to}::timestamptz`,
  ]);

const countableKinds: ReadonlySet<FormKind> = new Set([
  'single',
  'multiple',
  'number',
  'nps',
  'stars',
  'date',
  'matrix',
]);
const averaged: ReadonlySet<FormKind> = new Set(['number', 'nps', 'stars']);

export const questionsOf = ({ content }: Pick<QuestionnaireRow, 'content'>): FormQuestion[] =>
  content.sections.flatMap(({ questions }) => questions);

interface OptionCount extends Record<string, unknown> {
  question: string;
  row: string | null;
  value: string;
  count: number;
}

/** How often each value was chosen: in a list each item counts, in a matrix each row. */
async function countsOf(tx: Tx, where: SQL, ids: readonly string[]): Promise<OptionCount[]> {
  const { rows } = await tx.execute<OptionCount>(sql`
    SELECT e.key AS question, v.part AS "row", v.value, count(*)::int AS count
    FROM questionnaire_answer a, jsonb_each(a.values) e,
      LATERAL (SELECT NULL AS part, e.value #>> '{}' AS value
          WHERE jsonb_typeof(e.value) IN ('string', 'number')
        UNION ALL SELECT NULL, one FROM jsonb_array_elements_text(
          CASE WHEN jsonb_typeof(e.value) = 'array' THEN e.value ELSE '[]' END) one
        UNION ALL SELECT own.key, own.value FROM jsonb_each_text(
          CASE WHEN jsonb_typeof(e.value) = 'object' THEN e.value ELSE '{}' END) own) v
    WHERE ${where} AND e.key IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    GROUP BY 1, 2, 3`);
  return rows;
}

async function answerCountsOf(tx: Tx, where: SQL): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ key: string; count: number }>(sql`
    SELECT key, count(*)::int AS count
    FROM questionnaire_answer a, jsonb_object_keys(a.values) key WHERE ${where} GROUP BY key`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

function averageOf(counts: readonly FormCount[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return counts.reduce((sum, { value, count }) => sum + Number(value) * count, 0) / total;
}

/** The results of each question as counts. */
export async function resultsOf(
  tx: Tx,
  row: QuestionnaireRow,
  { zone, ...span }: Span & { readonly zone: string },
): Promise<QuestionnaireResults> {
  const where = answersIn(row.id, span);
  const questions = questionsOf(row);
  const { rows: days } = await tx.execute<{ day: string; count: number }>(sql`
    SELECT to_char(a.created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day, count(*)::int AS count
    FROM questionnaire_answer a WHERE ${where} GROUP BY 1 ORDER BY 1`);
  const { rows: medianRows } = await tx.execute<{ seconds: number | null }>(sql`
    SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY a.seconds) AS seconds
    FROM questionnaire_answer a WHERE ${where}`);
  const answerCounts = await answerCountsOf(tx, where);
  const ids = questions.filter(({ kind }) => countableKinds.has(kind)).map(({ id }) => id);
  const all = await countsOf(tx, where, ids);
  const figures = questions.map(({ id, kind }): FormFigures => {
    const counts = all
      .filter(({ question }) => question === id)
      .map(({ row: part, value, count }) => ({ row: part, value, count }));
    return {
      ...{ questionId: id, answered: answerCounts.get(id) ?? 0, counts },
      average: averaged.has(kind) ? averageOf(counts) : null,
    };
  });
  return {
    answers: days.reduce((sum, { count }) => sum + count, 0),
    seconds: medianRows[0]?.seconds ?? null,
    days,
    figures,
  };
}
