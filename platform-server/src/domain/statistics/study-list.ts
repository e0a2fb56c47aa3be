import type {
  Page,
  PageQuery,
  StudyOrExamCount,
  StudyOrExamSort,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { DayRange } from './period';
import type { ResultCache } from './result-cache';
import { rowsOfPeriod } from './rows-of-period';
import type { StatisticsScope } from './statistics-scope';

/** The totals of each student in the period. */
function totals({ scopeCondition }: StatisticsScope, days: DayRange): SQL {
  const parts = rowsOfPeriod(
    days,
    { days: 'person_day', months: 'person_month' },
    (
      table,
      periodCondition,
    ) => sql`SELECT p.member_id, p.organ_id, p.seconds, p.exams FROM ${table} p
      WHERE ${scopeCondition('p')} AND ${periodCondition}`,
  );
  return sql`SELECT member_id, organ_id, sum(seconds) AS seconds, sum(exams) AS exams
    FROM (${parts}) p GROUP BY 1, 2`;
}

const orders: Readonly<Record<StudyOrExamSort, SQL>> = {
  studyMinutes: sql`seconds, exams, member_id`,
  '-studyMinutes': sql`seconds DESC, exams DESC, member_id`,
  examCount: sql`exams, seconds, member_id`,
  '-examCount': sql`exams DESC, seconds DESC, member_id`,
};

/** Maximum of cached row counts; other queries count again on later pages. */
const MAX_REMEMBERED = 1000;

interface RankedLearner extends Record<string, unknown> {
  readonly userId: string;
  readonly organId: string;
  readonly studyMinutes: number;
  readonly examCount: number;
}

interface Ranking {
  readonly total: number;
  readonly list: readonly RankedLearner[];
}

/** The rows of one page, in the requested order. */
async function rankedLearners(
  tx: Tx,
  scope: StatisticsScope,
  days: DayRange,
  { sort, offset, max }: { sort: StudyOrExamSort; offset: number; max: number },
): Promise<Ranking> {
  const { rows } = await tx.execute<RankedLearner & { total: number }>(sql`
    WITH t AS MATERIALIZED (${totals(scope, days)}),
    cut AS (SELECT *, row_number() OVER (ORDER BY ${orders[sort]}) AS rank FROM t ORDER BY rank
      LIMIT ${max} OFFSET ${offset})
    SELECT cut.member_id AS "userId", cut.organ_id AS "organId", (cut.seconds / 60)::int AS "studyMinutes",
      cut.exams::int AS "examCount", (SELECT count(*)::int FROM t) AS total
    FROM (SELECT 1) one LEFT JOIN cut ON true ORDER BY cut.rank`);
  return { total: rows[0]?.total ?? 0, list: rows.filter(({ userId }) => userId !== null) };
}

async function namesOf(
  tx: Tx,
  list: readonly RankedLearner[],
): Promise<ReadonlyMap<string, string>> {
  const ids = sql`${`{${list.map(({ userId }) => userId).join(',')}}`}::uuid[]`;
  const { rows } = await tx.execute<{ key: string; name: string }>(sql`
    SELECT a.member_id::text || a.organ_id::text AS key, a.member_name AS name FROM actor a
    WHERE a.member_id = ANY (${ids}) AND a.kind = 'student'`);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Learning time and exams per student; names only of people who are still students there and visible to the caller. */
export async function studyList(
  tx: Tx,
  scope: StatisticsScope,
  days: DayRange,
  {
    pageNum,
    pageSize,
    sort = '-studyMinutes',
    remembered,
    max = MAX_REMEMBERED,
  }: PageQuery & { sort?: StudyOrExamSort | undefined; remembered: ResultCache; max?: number },
): Promise<Page<StudyOrExamCount>> {
  const offset = (pageNum - 1) * pageSize;
  const first = await remembered.answer(tx, ['study', scope.key, days, sort], () =>
    rankedLearners(tx, scope, days, { sort, offset: 0, max }),
  );
  const isKnown = offset + pageSize <= first.list.length || first.total === first.list.length;
  const list = isKnown
    ? first.list.slice(offset, offset + pageSize)
    : (await rankedLearners(tx, scope, days, { sort, offset, max: pageSize })).list;
  const names = await namesOf(tx, list);
  const namedRows = list.flatMap(({ organId, ...row }) => {
    const name = names.get(row.userId + organId);
    return name ? [{ ...row, name }] : [];
  });
  return { list: namedRows, total: first.total, pageNum, pageSize };
}
