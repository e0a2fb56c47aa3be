import { api, quietly } from '@edu/shared-utility';
import type { JobCalls } from './types';

/** Calls of the platform's own jobs. */
export const ofPlatform: JobCalls = {
  find: (id) => api.job.findById({ id }, quietly),
  stop: (id) => api.job.cancel({ id }, quietly),
  result: (id) => api.job.result({ id }, quietly),
};
