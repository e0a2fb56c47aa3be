import type { TrainingScreen } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { todayIn } from '../../http/today';
import type { StatisticsScope } from '../statistics/statistics-scope';
import { certificatesOf } from './certificates';
import { hideSmallShares, type People } from './hide-small-shares';
import { monthsUpTo } from './months';
import { peopleOf, publishedTrains, regionsOf } from './training-people';

const MAX_ORGANS = 10;

async function statesOf(tx: Tx, scope: StatisticsScope): Promise<TrainingScreen['states']> {
  const { rows } = await tx.execute<TrainingScreen['states'] & Record<string, unknown>>(sql`
    SELECT (count(*) FILTER (WHERE t.starts_at > now()))::int AS upcoming,
      (count(*) FILTER (WHERE t.starts_at <= now() AND t.ends_at > now()))::int AS running,
      (count(*) FILTER (WHERE t.ends_at <= now()))::int AS over
    FROM train t WHERE ${publishedTrains(scope)}`);
  return rows[0] ?? { upcoming: 0, running: 0, over: 0 };
}

/** The number of different people who sat exams, per month and in total. */
async function peopleByMonth(
  tx: Tx,
  { scopeCondition }: StatisticsScope,
  months: readonly string[],
) {
  const { rows } = await tx.execute<{ all: boolean; month: string; people: number }>(sql`
    SELECT grouping(p.month) = 1 AS "all", to_char(p.month, 'YYYY-MM') AS month,
      count(DISTINCT p.member_id)::int AS people
    FROM person_month p WHERE ${scopeCondition('p')} AND p.month >= ${`${months[0]}-01`}::date AND p.exams > 0
    GROUP BY GROUPING SETS ((p.month), ())`);
  return {
    byMonth: new Map(rows.filter(({ all }) => !all).map((row) => [row.month, row.people])),
    all: rows.find(({ all }) => all)?.people ?? 0,
  };
}

async function examsByMonth(tx: Tx, scope: StatisticsScope, months: readonly string[]) {
  const { scopeCondition } = scope;
  const { rows } = await tx.execute<{ month: string; whole: number; part: number }>(sql`
    SELECT to_char(d.day, 'YYYY-MM') AS month, sum(d.marked)::int AS whole, sum(d.passed)::int AS part
    FROM organ_day d WHERE ${scopeCondition('d')} AND d.day >= ${`${months[0]}-01`}::date GROUP BY 1`);
  const rowByMonth = new Map(rows.map((row) => [row.month, row]));
  const shares = months.map((month) => rowByMonth.get(month) ?? { whole: 0, part: 0 });
  const examTakers = await peopleByMonth(tx, scope, months);
  // Who passed is not known per person, so the number of people is at most the number of results.
  const peopleOf = ({ whole, part }: { whole: number; part: number }, people: number): People => ({
    ...{ whole: people, part: Math.min(part, people), rest: Math.min(whole - part, people) },
  });
  const total = shares.reduce(
    (all, share) => ({ whole: all.whole + share.whole, part: all.part + share.part }),
    {
      whole: 0,
      part: 0,
    },
  );
  return hideSmallShares(shares, {
    rows: shares.map((share, index) =>
      peopleOf(share, examTakers.byMonth.get(months[index] ?? '') ?? 0),
    ),
    all: peopleOf(total, examTakers.all),
  });
}

async function organsOf(tx: Tx, scope: StatisticsScope): Promise<TrainingScreen['organs']> {
  type Row = TrainingScreen['organs'][number] & Record<string, unknown>;
  const { rows } = await tx.execute<Row>(sql`
    SELECT o.name, count(*)::int AS trainings, (sum(t.user_count) / 10)::int * 10 AS "enrolledTens"
    FROM train t JOIN organ o ON o.id = t.organ_id WHERE ${publishedTrains(scope)}
    GROUP BY o.id ORDER BY "enrolledTens" DESC, trainings DESC, o.name LIMIT ${MAX_ORGANS}`);
  return rows;
}

/** The figures of `/saas/screen/trainRegulation`. */
export async function trainingFigures(
  tx: Tx,
  scope: StatisticsScope,
  zone: string,
  now = new Date(),
): Promise<Omit<TrainingScreen, 'tenantName'>> {
  const months = monthsUpTo(todayIn(zone, now));
  const regions = await regionsOf(tx, scope);
  const people = hideSmallShares(regions, await peopleOf(tx, scope, regions));
  const exams = await examsByMonth(tx, scope, months);
  const ofTrainings = sql`c.train_id IS NOT NULL`;
  const certificates = await certificatesOf(tx, scope, months, zone, ofTrainings);
  return {
    readAt: now.toISOString(),
    states: await statesOf(tx, scope),
    enrolled: people.total.whole,
    completed: people.total.part,
    taken: exams.total.whole,
    passed: exams.total.part,
    certificates: certificates.total,
    regions: regions.map(({ regionId, trainings }, index) => ({
      regionId,
      trainings,
      enrolled: people.rows[index]?.whole ?? null,
      completed: people.rows[index]?.part ?? null,
    })),
    months: months.map((month, index) => ({
      month,
      taken: exams.rows[index]?.whole ?? null,
      passed: exams.rows[index]?.part ?? null,
      certificates: certificates.byMonth[index] ?? null,
    })),
    organs: await organsOf(tx, scope),
  };
}
