import type { Job } from '../contract';

/** Whether the platform still works at it, or will. */
export const isRunning = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'queued' || state === 'running';
