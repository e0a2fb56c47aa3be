import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import type { RolloutRow } from './rollouts';

/** Failure reports of the version in this rollout, by reporter. */
export interface Reports {
  /** Distinct people who were logged in. */
  readonly people: number;
  /** Distinct networks. */
  readonly networks: number;
  /** Reports by operators, who may stop the rollout themselves. */
  readonly operators: number;
  /** Anonymous reports: shown, but not counted. */
  readonly anonymous: number;
}

/** Local files are compared by path, since each tenant has its own host. */
export async function reportsOf(tx: Tx, row: RolloutRow, served: string): Promise<Reports> {
  const { rows } = await tx.execute<Reports & Record<string, unknown>>(sql`
    SELECT count(DISTINCT person)::int AS people,
      (count(DISTINCT network) FILTER (WHERE person IS NOT NULL))::int AS networks,
      (count(*) FILTER (WHERE trusted))::int AS operators,
      (count(*) FILTER (WHERE person IS NULL))::int AS anonymous
    FROM module_report
    WHERE module = ${row.module} AND right(address, length(${served})) = ${served}
      AND created_at >= ${row.countFrom.toISOString()}::timestamptz`);
  return rows[0] ?? { people: 0, networks: 0, operators: 0, anonymous: 0 };
}

/** Reports that count towards the halt. */
export const countedFailures = ({ people, operators }: Reports): number =>
  Math.max(people, operators);

/** Fewer could come from one person: requires three people in three networks. */
const MIN_REPORTERS = 3;

/** Whether a rollout fails: for enough independent people, or for operators. */
export function isFailing({ haltAfter }: RolloutRow, reports: Reports): boolean {
  const { people, networks, operators } = reports;
  return (
    operators >= haltAfter ||
    (people >= Math.max(MIN_REPORTERS, haltAfter) && networks >= MIN_REPORTERS)
  );
}
