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
import { figures, type Row } from './question-figures';
import { examRow } from './read-exam';

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
