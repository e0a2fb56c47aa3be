import type { TrainingScreen } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { todayIn } from '../../http/today';
import type { Within } from '../statistics/reach';
import { certificatesOf } from './certificates';
import { monthsUpTo } from './months';
import { veilShares } from './veil';

const MOST_ORGANS = 10;

const published = ({ branch }: Within): SQL => sql`${branch('t')} AND t.state = 'published'`;

async function statesOf(tx: Tx, within: Within): Promise<TrainingScreen['states']> {
  const { rows } = await tx.execute<TrainingScreen['states'] & Record<string, unknown>>(sql`
    SELECT (count(*) FILTER (WHERE t.starts_at > now()))::int AS upcoming,
      (count(*) FILTER (WHERE t.starts_at <= now() AND t.ends_at > now()))::int AS running,
      (count(*) FILTER (WHERE t.ends_at <= now()))::int AS over
    FROM train t WHERE ${published(within)}`);
  return rows[0] ?? { upcoming: 0, running: 0, over: 0 };
}

interface OfRegion extends Record<string, unknown> {
  regionId: string | null;
  trainings: number;
  of: number;
  part: number;
}

/** By the training's own province, else that of its branch. */
async function regionsOf(tx: Tx, within: Within): Promise<OfRegion[]> {
  const { rows } = await tx.execute<OfRegion>(sql`
    SELECT left(coalesce(t.region_id, b.region_id), 2) || '0000' AS "regionId",
      count(*)::int AS trainings, sum(t.user_count)::int AS "of",
      sum(least(t.passed_count, t.user_count))::int AS part
    FROM train t LEFT JOIN branch b ON b.id = t.branch_id
    WHERE ${published(within)} GROUP BY 1 ORDER BY "of" DESC, 1`);
  return rows;
}

async function examsByMonth(tx: Tx, { branch }: Within, months: readonly string[]) {
  const { rows } = await tx.execute<{ month: string; of: number; part: number }>(sql`
    SELECT to_char(d.day, 'YYYY-MM') AS month, sum(d.marked)::int AS "of", sum(d.passed)::int AS part
    FROM organ_day d WHERE ${branch('d')} AND d.day >= ${`${months[0]}-01`}::date GROUP BY 1`);
  const found = new Map(rows.map((row) => [row.month, row]));
  return veilShares(months.map((month) => found.get(month) ?? { of: 0, part: 0 }));
}

async function organsOf(tx: Tx, within: Within): Promise<TrainingScreen['organs']> {
  type Row = TrainingScreen['organs'][number] & Record<string, unknown>;
  const { rows } = await tx.execute<Row>(sql`
    SELECT o.name, count(*)::int AS trainings, (sum(t.user_count) / 10)::int * 10 AS "enrolledTens"
    FROM train t JOIN organ o ON o.id = t.organ_id WHERE ${published(within)}
    GROUP BY o.id ORDER BY "enrolledTens" DESC, trainings DESC, o.name LIMIT ${MOST_ORGANS}`);
  return rows;
}

/** The figures of `/saas/screen/trainRegulation`. */
export async function trainingFigures(
  tx: Tx,
  within: Within,
  zone: string,
  now = new Date(),
): Promise<Omit<TrainingScreen, 'tenantName'>> {
  const months = monthsUpTo(todayIn(zone, now));
  const regions = await regionsOf(tx, within);
  const people = veilShares(regions);
  const exams = await examsByMonth(tx, within, months);
  const ofTrainings = sql`c.train_id IS NOT NULL`;
  const certificates = await certificatesOf(tx, within, months, zone, ofTrainings);
  return {
    readAt: now.toISOString(),
    states: await statesOf(tx, within),
    enrolled: people.total.of,
    completed: people.total.part,
    taken: exams.total.of,
    passed: exams.total.part,
    certificates: certificates.total,
    regions: regions.map(({ regionId, trainings }, at) => ({
      regionId,
      trainings,
      enrolled: people.rows[at]?.of ?? null,
      completed: people.rows[at]?.part ?? null,
    })),
    months: months.map((month, at) => ({
      month,
      taken: exams.rows[at]?.of ?? null,
      passed: exams.rows[at]?.part ?? null,
      certificates: certificates.byMonth[at] ?? null,
    })),
    organs: await organsOf(tx, within),
  };
}
