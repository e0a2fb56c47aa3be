import { isRunning, type Job } from '@edu/shared-utility';

/** Those that are over now and were not, or that came and ended between two looks. */
export function endedSince<J extends Pick<Job, 'id' | 'state'>>(
  before: readonly J[],
  now: readonly J[],
): J[] {
  const over = new Set(before.filter((job) => !isRunning(job)).map(({ id }) => id));
  return now.filter((job) => !isRunning(job) && !over.has(job.id));
}

/** Between 0 and 1. */
export const progressOf = ({ done, total }: Pick<Job, 'done' | 'total'>): number =>
  total > 0 ? Math.min(1, done / total) : 0;
