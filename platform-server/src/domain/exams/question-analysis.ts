import {
  type Locale,
  plainText,
  type QuestionAnalysis,
  type QuestionContent,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { phrase } from '../../phrases';
import { countedOf } from './paper-analysis';
import { examRow } from './read-exam';

/** Share of the best and of the weakest that are compared (Kelley's 27 %), and the fewest people needed for it. */
const [SHARE, MIN_PEOPLE] = [0.27, 10];
const STEM = 200;

interface Row extends Record<string, unknown> {
  questionId: string;
  content: QuestionContent;
  text: string;
  asked: number;
  answered: number;
  right: number;
  score: number;
  average: number;
  best: number | null;
  weakest: number | null;
}

const figures = (examId: string) => sql`
  WITH counted AS (
    SELECT id, row_number() OVER (ORDER BY score DESC, id) AS place, count(*) OVER () AS people
    FROM (${countedOf(examId)}) one),
  graded AS (SELECT id, place <= round(people * ${SHARE}::numeric) AS is_best,
      place > people - round(people * ${SHARE}::numeric) AS is_weak, people FROM counted),
  told AS (
    SELECT a.question_id, a.revision, count(*)::int AS asked,
      count(a.given)::int AS answered, count(*) FILTER (WHERE a.score = a.max_score)::int AS right,
      max(a.max_score) AS score, avg(a.score)::float8 AS average,
      CASE WHEN max(g.people) >= ${MIN_PEOPLE} AND count(*) >= ${MIN_PEOPLE}
        THEN avg(a.score) FILTER (WHERE g.is_best)::float8 END AS best,
      avg(a.score) FILTER (WHERE g.is_weak)::float8 AS weakest, min(a.section) AS section,
      min(a.sort) AS sort
    FROM sitting_answer a JOIN graded g ON g.id = a.sitting_id
    GROUP BY a.question_id, a.revision)
  SELECT told.question_id AS "questionId", r.content, left(r.text, ${STEM}) AS text, told.asked,
    told.answered, told.right, told.score, told.average, told.best, told.weakest
  FROM told JOIN question_revision r
    ON r.question_id = told.question_id AND r.number = told.revision
  ORDER BY told.section, (SELECT min(q.sort) FROM exam_question q
    WHERE q.exam_id = ${examId}::uuid AND q.question_id = told.question_id)`;

/** How often each option of choice and true-or-false questions was chosen. */
async function optionCountsOf(tx: Tx, examId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ name: string; count: number }>(sql`
    SELECT a.question_id || ':' || chosen.key AS name, count(*)::int AS count
    FROM sitting_answer a JOIN (${countedOf(examId)}) c ON c.id = a.sitting_id,
      LATERAL (SELECT a.given ->> 'key' AS key WHERE a.given ->> 'type' = 'single'
        UNION ALL SELECT a.given ->> 'value' WHERE a.given ->> 'type' = 'judge'
        UNION SELECT jsonb_array_elements_text(a.given -> 'keys')
          WHERE a.given ->> 'type' = 'multiple') chosen
    WHERE chosen.key IS NOT NULL GROUP BY a.question_id, chosen.key`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

function choicesOf(
  content: QuestionContent,
  count: (key: string) => number,
  locale: Locale,
): QuestionAnalysis['choices'] {
  if (content.type === 'judge') {
    return [true, false].map((value) => ({
      key: String(value),
      text: phrase(locale, value ? 'question.true' : 'question.false'),
      isRight: content.answer === value,
      count: count(String(value)),
    }));
  }
  if (content.type !== 'single' && content.type !== 'multiple') return [];
  const right = [content.answer].flat();
  return content.options.map(({ key, text }) => ({
    ...{ key, text: plainText(text), isRight: right.includes(key), count: count(key) },
  }));
}

const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits));

/** Statistics of each question, regardless of the caller's branches. */
export async function questionAnalysis(
  tx: TenantTx,
  caller: Caller,
  examId: string,
  locale: Locale,
): Promise<QuestionAnalysis[]> {
  await examRow(tx, caller, examId);
  return asSystem(tx, async (t) => {
    const { rows } = await t.execute<Row>(figures(examId));
    const counts = await optionCountsOf(t, examId);
    return rows.map(({ content, text, average, best, weakest, score, ...row }) => ({
      ...row,
      stem: text,
      type: content.type,
      score: score / 100,
      averageScore: rounded(average / 100, 2),
      difficulty: score > 0 ? rounded(average / score) : 0,
      discrimination:
        best === null || weakest === null || score === 0 ? null : rounded((best - weakest) / score),
      choices: choicesOf(content, (key) => counts.get(`${row.questionId}:${key}`) ?? 0, locale),
    }));
  });
}
