import { isRunning, type JobDetail, on, useAppLife } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import type { JobCalls } from './types';

/**
 * In ms: interval between two polls of a running job, and the delay of the first poll while the header polls it
 * anyway.
 */
const POLL_INTERVAL = 1_000;
const REPORT_TIMEOUT = 6_000;

/**
 * The current state of a job, polled until it has ended; a failed poll is followed by the next one. While the
 * header reports its progress no second request is sent.
 */
export function useJob(
  id: string | null,
  find: JobCalls['find'],
  onOver: () => void,
): JobDetail | undefined {
  const appSignal = useAppLife();
  const [job, setJob] = useState<JobDetail>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per job
  useEffect(() => {
    setJob(undefined);
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPolling = false;
    let isGone = false;
    const schedulePoll = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void pollJob(), wait);
    };
    async function pollJob(): Promise<void> {
      clearTimeout(timer);
      isPolling = true;
      const latestJob = await find(id ?? '').catch(() => undefined);
      isPolling = false;
      if (isGone || appSignal.aborted) return;
      if (latestJob) setJob(latestJob);
      if (!latestJob || isRunning(latestJob)) return schedulePoll(POLL_INTERVAL);
      isGone = true;
      onOver();
    }
    const unsubscribe = on('jobs:seen', (jobs) => {
      const thisJob = jobs.find((item) => item.id === id);
      if (!thisJob || isPolling || isGone) return;
      // The header's events do not contain the job's errors.
      if (!isRunning(thisJob)) return void pollJob();
      setJob((before) => ({ problems: [], ...before, ...thisJob }));
      schedulePoll(REPORT_TIMEOUT);
    });
    void pollJob();
    return () => {
      isGone = true;
      unsubscribe();
      clearTimeout(timer);
    };
  }, [id]);
  return job;
}
