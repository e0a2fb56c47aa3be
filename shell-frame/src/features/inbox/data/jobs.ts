import { isRunning, type Job } from '@edu/shared-utility';

/** Jobs that have ended since the last poll, including those that began and ended in between. */
export function endedSince<J extends Pick<Job, 'id' | 'state'>>(
  before: readonly J[],
  now: readonly J[],
): J[] {
  const endedIds = new Set(before.filter((job) => !isRunning(job)).map(({ id }) => id));
  return now.filter((job) => !isRunning(job) && !endedIds.has(job.id));
}

/** Between 0 and 1. */
export const progressOf = ({ done, total }: Pick<Job, 'done' | 'total'>): number =>
  total > 0 ? Math.min(1, done / total) : 0;
