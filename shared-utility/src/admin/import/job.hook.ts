import { isRunning, type JobDetail, on, useAppLife } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import type { JobCalls } from './types';

/**
 * Milliseconds from one look at a job that is under way to the next, and to the first where the header looks anyway.
 */
const POLL_INTERVAL = 1_000;
const UNHEARD = 6_000;

/**
 * A job as it is now, looked at until it is over; a look that fails is followed by the next one. As long as the header
 * tells its progress, no second request is sent.
 */
export function useJob(
  id: string | null,
  find: JobCalls['find'],
  onOver: () => void,
): JobDetail | undefined {
  const life = useAppLife();
  const [job, setJob] = useState<JobDetail>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a job
  useEffect(() => {
    setJob(undefined);
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isGone = false;
    const later = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), wait);
    };
    async function ask(): Promise<void> {
      clearTimeout(timer);
      isAsking = true;
      const now = await find(id ?? '').catch(() => undefined);
      isAsking = false;
      if (isGone || life.aborted) return;
      if (now) setJob(now);
      if (!now || isRunning(now)) return later(POLL_INTERVAL);
      isGone = true;
      onOver();
    }
    const deaf = on('jobs:seen', (jobs) => {
      const seen = jobs.find((item) => item.id === id);
      if (!seen || isAsking || isGone) return;
      // its faults are not among what the header hears
      if (!isRunning(seen)) return void ask();
      setJob((before) => ({ problems: [], ...before, ...seen }));
      later(UNHEARD);
    });
    void ask();
    return () => {
      isGone = true;
      deaf();
      clearTimeout(timer);
    };
  }, [id]);
  return job;
}
