import { isRunning, type Job, on } from '@edu/shared-utility';
import { useEffect, useRef } from 'react';

/** @returns a function that registers a job; when the header reports its end, `onEnd` is called */
export function useJobEnd(onEnd: () => void): (job: Job) => void {
  const awaited = useRef(new Set<string>());
  const onEndRef = useRef(onEnd);
  onEndRef.current = onEnd;
  useEffect(
    () =>
      on('jobs:seen', (jobs) => {
        const endedJobs = jobs.filter((job) => !isRunning(job) && awaited.current.delete(job.id));
        if (endedJobs.length > 0) onEndRef.current();
      }),
    [],
  );
  return ({ id }) => void awaited.current.add(id);
}
