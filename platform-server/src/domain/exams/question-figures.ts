import type { QuestionContent } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { countedOf } from './paper-analysis';

/** Share of the best and of the weakest that are compared (Kelley's 27 %), and the fewest people needed for it. */
const [SHARE, MIN_PEOPLE] = [0.27, 10];

const STEM = 200;

export interface Row extends Record<string, unknown> {
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

export const figures = (examId: string) => sql`
  WITH counted AS (
    SELECT id, row_number() OVER (ORDER BY score DESC, id) AS rank, count(*) OVER () AS people
    FROM (${countedOf(examId)}) one),
  graded AS (SELECT id, rank <= round(people * ${SHARE}::numeric) AS is_best,
      rank > people - round(people * ${SHARE}::numeric) AS is_weak, people FROM counted),
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
