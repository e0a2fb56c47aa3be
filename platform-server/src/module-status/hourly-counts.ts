import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

export const HOURS = 24;

interface HourRow extends Record<string, unknown> {
  readonly module: string;
  /** Hours before the current one. */
  readonly ago: number;
  readonly count: number;
}

export type HourlyCounts = ReadonlyMap<string, readonly number[]>;

function byModule(rows: readonly HourRow[]): HourlyCounts {
  const all = new Map<string, number[]>();
  for (const { module, ago, count } of rows) {
    const hours = all.get(module) ?? new Array<number>(HOURS).fill(0);
    all.set(module, hours);
    if (ago >= 0 && ago < HOURS) hours[HOURS - 1 - ago] = count;
  }
  return all;
}

const since = sql`date_trunc('hour', now()) - make_interval(hours => ${HOURS - 1})`;

/** Loads of the last 24 hours by module; the current hour is last. */
export async function loadsByHour(tx: Tx): Promise<HourlyCounts> {
  const { rows } = await tx.execute<HourRow>(sql`
    SELECT module, (extract(epoch FROM date_trunc('hour', now()) - hour) / 3600)::int AS ago,
      sum(loads)::int AS count
    FROM module_load WHERE hour >= ${since} GROUP BY module, hour`);
  return byModule(rows);
}

/** Failure reports in the same hours. */
export async function faultsByHour(tx: Tx): Promise<HourlyCounts> {
  const { rows } = await tx.execute<HourRow>(sql`
    SELECT module, (extract(epoch FROM date_trunc('hour', now()) - date_trunc('hour', created_at))
      / 3600)::int AS ago, count(*)::int AS count
    FROM module_report WHERE created_at >= ${since} GROUP BY module, date_trunc('hour', created_at)`);
  return byModule(rows);
}

interface FaultRow extends Record<string, unknown> {
  readonly module: string;
  readonly address: string | null;
  readonly count: number;
}

/** Failure reports of the last 60 minutes by module and address. */
export async function faultsOfTheHour(tx: Tx): Promise<FaultRow[]> {
  const { rows } = await tx.execute<FaultRow>(sql`
    SELECT module, address, count(*)::int AS count
    FROM module_report WHERE created_at > now() - interval '1 hour' GROUP BY module, address`);
  return rows;
}
