import type { Summary, SummaryPlus } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { DayRange } from './period';
import type { StatisticsScope } from './statistics-scope';
import { countsOf, summaryAt } from './summary';

const growth = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;

function changeOf(now: Summary, before: Summary): SummaryPlus['change'] {
  const keys = Object.keys(now) as (keyof Summary)[];
  const pairs = keys.map((key) => [key, growth(now[key], before[key])]);
  return Object.fromEntries(pairs) as SummaryPlus['change'];
}

interface ActivitySums extends Record<string, unknown> {
  studyHours: number;
  examPassingRate: number | null;
}

async function activitySumsOf(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  { from, to }: DayRange,
): Promise<ActivitySums> {
  const { rows } = await tx.execute<ActivitySums>(sql`
    SELECT coalesce(sum(d.seconds), 0)::float8 / 3600 AS "studyHours",
      sum(d.passed)::float8 / nullif(sum(d.marked), 0) AS "examPassingRate"
    FROM organ_day d WHERE ${scopeCondition('d')} AND d.day BETWEEN ${from}::date AND ${to}::date`);
  return rows[0] ?? { studyHours: 0, examPassingRate: null };
}

export async function summaryPlusOf(
  tx: Tx,
  scope: StatisticsScope,
  days: DayRange,
): Promise<SummaryPlus> {
  const counts = await countsOf(tx, scope, days);
  const now = summaryAt(counts, 'now');
  const change = changeOf(now, summaryAt(counts, 'before'));
  return { ...now, change, ...(await activitySumsOf(tx, scope, days)) };
}
