import type { Job } from '../contract';

/** Whether the job is queued or running. */
export const isRunning = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'queued' || state === 'running';
