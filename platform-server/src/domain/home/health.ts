import type { HomeHealth } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

interface Counts extends Record<string, unknown> {
  modules: number;
  halted: number;
  rollouts: number;
  failedJobs: number;
  openJobs: number;
  lateMessages: number;
  openMessages: number;
}

const stateOf = (problemCount: number, busy: number): Pick<HomeHealth, 'state' | 'count'> => {
  if (problemCount > 0) return { state: 'troubled', count: problemCount };
  return busy > 0 ? { state: 'busy', count: busy } : { state: 'well', count: 0 };
};

/** The state of modules, rollouts, long jobs and messages. A message waiting for ten minutes counts as a problem. */
export async function healthOf(tx: Tx): Promise<HomeHealth[]> {
  const { rows } = await tx.execute<Counts>(sql`
    SELECT
      (SELECT count(DISTINCT module)::int FROM module_report
        WHERE created_at > now() - interval '1 day') AS modules,
      (SELECT count(*)::int FROM module_rollout WHERE status = 'halted') AS halted,
      (SELECT count(*)::int FROM module_rollout WHERE status = 'active') AS rollouts,
      (SELECT count(*)::int FROM job WHERE state = 'failed'
        AND finished_at > now() - interval '1 day') AS "failedJobs",
      (SELECT count(*)::int FROM job WHERE state IN ('queued', 'running')) AS "openJobs",
      (SELECT count(*)::int FROM outbox WHERE (status = 'failed' AND created_at > now() - interval '1 day')
        OR (status = 'pending' AND created_at < now() - interval '10 minutes')) AS "lateMessages",
      (SELECT count(*)::int FROM outbox WHERE status IN ('pending', 'waiting')) AS "openMessages"`);
  const counts = rows[0];
  if (!counts) return [];
  return [
    { key: 'modules', ...stateOf(counts.modules, 0) },
    { key: 'rollouts', ...stateOf(counts.halted, counts.rollouts) },
    { key: 'jobs', ...stateOf(counts.failedJobs, counts.openJobs) },
    { key: 'messages', ...stateOf(counts.lateMessages, counts.openMessages) },
  ];
}
