import type { PaperAnalysis } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countInvited } from './audience';
import { examRow } from './read-exam';

const BANDS = 10;

/** For each person the sitting that counts, if it is fully marked. */
export const countedOf = (examId: string): SQL =>
  sql`SELECT * FROM sitting WHERE exam_id = ${examId}::uuid AND counts AND state = 'marked'`;

interface Figures extends Record<string, unknown> {
  taken: number;
  marked: number;
  waiting: number;
  passed: number;
  average: number | null;
  median: number | null;
  spread: number | null;
  highest: number | null;
  lowest: number | null;
  minutes: number | null;
  reliability: number | null;
}

/**
 * Statistics with Cronbach's alpha over the questions that everybody had; it is null if papers were drawn per person.
 */
const figures = (examId: string): SQL => sql`
  WITH counted AS (${countedOf(examId)}),
  people AS (SELECT count(*)::float8 AS n, var_pop(score)::float8 AS total FROM counted),
  items AS (SELECT count(*) AS had, var_pop(a.score)::float8 AS spread FROM sitting_answer a
    JOIN counted c ON c.id = a.sitting_id GROUP BY a.question_id),
  alpha AS (SELECT count(*)::float8 AS k, sum(spread) AS spread,
    bool_and(had = (SELECT n FROM people)) AS same FROM items)
  SELECT (SELECT count(*)::int FROM sitting WHERE exam_id = ${examId}::uuid AND counts) AS taken,
    (SELECT count(*)::int FROM sitting
      WHERE exam_id = ${examId}::uuid AND state = 'submitted') AS waiting,
    count(*)::int AS marked, count(*) FILTER (WHERE passed)::int AS passed,
    avg(score)::float8 AS average,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY score)::float8 AS median,
    stddev_pop(score)::float8 AS spread, max(score) AS highest, min(score) AS lowest,
    avg(extract(epoch FROM submitted_at - started_at))::float8 / 60 AS minutes,
    (SELECT CASE WHEN same AND k >= 2 AND n >= 2 AND total > 0
      THEN k / (k - 1) * (1 - spread / total) END FROM alpha, people) AS reliability
  FROM counted`;

async function bandsOf(tx: Tx, examId: string, total: number): Promise<PaperAnalysis['bands']> {
  const { rows } = await tx.execute<{ band: number; count: number }>(sql`
    SELECT least(${BANDS}::int, 1 + floor(score * ${BANDS}::float8 / ${total}::float8)::int) AS band,
      count(*)::int AS count
    FROM (${countedOf(examId)}) counted WHERE ${total}::int > 0 GROUP BY 1`);
  return Array.from({ length: BANDS }, (_, index) => ({
    from: (total * index) / BANDS / 100,
    to: (total * (index + 1)) / BANDS / 100,
    count: rows.find(({ band }) => band === index + 1)?.count ?? 0,
  }));
}

const roundTo = (value: number, digits = 2): number => Number(value.toFixed(digits));
const points = (hundredths: number | null): number => roundTo((hundredths ?? 0) / 100);

/** Statistics of the whole exam, regardless of the caller's branches, since they contain no names. */
export async function paperAnalysis(
  tx: TenantTx,
  caller: Caller,
  examId: string,
): Promise<PaperAnalysis> {
  const row = await examRow(tx, caller, examId);
  const { rows } = await tx.execute<Figures>(figures(examId));
  const [summary] = rows;
  const { taken = 0, marked = 0, waiting = 0, passed = 0 } = summary ?? {};
  return {
    examId,
    invited: await asSystem(tx, (t) => countInvited(t, examId)),
    ...{ taken, marked, waiting, passed },
    totalScore: points(row.totalScore),
    passScore: points(row.passScore),
    averageScore: points(summary?.average ?? null),
    medianScore: points(summary?.median ?? null),
    spread: points(summary?.spread ?? null),
    highestScore: points(summary?.highest ?? null),
    lowestScore: points(summary?.lowest ?? null),
    reliability: summary?.reliability == null ? null : roundTo(summary.reliability, 3),
    bands: await bandsOf(tx, examId, row.totalScore),
    averageMinutes: roundTo(summary?.minutes ?? 0, 1),
    isComplete: marked === taken,
  };
}
