import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { StatisticsScope } from '../statistics/statistics-scope';
import type { People } from './hide-small-shares';

export const publishedTrains = ({ scopeCondition }: StatisticsScope): SQL =>
  sql`${scopeCondition('t')} AND t.state = 'published'`;

interface TrainingsInRegion extends Record<string, unknown> {
  regionId: string | null;
  trainings: number;
  whole: number;
  part: number;
}

interface PeopleRow extends People, Record<string, unknown> {
  all: boolean;
  regionId: string | null;
}

const noPeople: People = { whole: 0, part: 0, rest: 0 };

const provinceOf = sql`left(coalesce(t.region_id, b.region_id), 2) || '0000'`;

/** The number of different people in the trainings of each province and in total: a person may be in several. */
export async function peopleOf(
  tx: Tx,
  scope: StatisticsScope,
  regions: readonly TrainingsInRegion[],
) {
  const { rows } = await tx.execute<PeopleRow>(sql`
    SELECT grouping(x.region) = 1 AS "all", nullif(x.region, '') AS "regionId",
      count(DISTINCT x.member_id)::int AS whole,
      (count(DISTINCT x.member_id) FILTER (WHERE x.is_passed))::int AS part,
      (count(DISTINCT x.member_id) FILTER (WHERE NOT x.is_passed))::int AS rest
    FROM (SELECT coalesce(${provinceOf}, '') AS region, m.member_id, m.passed_at IS NOT NULL AS is_passed
      FROM train t LEFT JOIN branch b ON b.id = t.branch_id JOIN train_member m ON m.train_id = t.id
      WHERE ${publishedTrains(scope)}) x
    GROUP BY GROUPING SETS ((x.region), ())`);
  const rowByRegion = new Map(rows.filter(({ all }) => !all).map((row) => [row.regionId, row]));
  return {
    rows: regions.map(({ regionId }) => rowByRegion.get(regionId) ?? noPeople),
    all: rows.find(({ all }) => all) ?? noPeople,
  };
}

/** Figures by the training's own province, or that of its branch. */
export async function regionsOf(tx: Tx, scope: StatisticsScope): Promise<TrainingsInRegion[]> {
  const { rows } = await tx.execute<TrainingsInRegion>(sql`
    SELECT ${provinceOf} AS "regionId",
      count(*)::int AS trainings, sum(t.user_count)::int AS whole,
      sum(least(t.passed_count, t.user_count))::int AS part
    FROM train t LEFT JOIN branch b ON b.id = t.branch_id
    WHERE ${publishedTrains(scope)} GROUP BY 1 ORDER BY whole DESC, 1`);
  return rows;
}
