import { api, withoutToast } from '@edu/shared-utility';
import type { JobCalls } from './types';

/** Calls of the platform's own jobs. */
export const ofPlatform: JobCalls = {
  find: (id) => api.job.findById({ id }, withoutToast),
  stop: (id) => api.job.cancel({ id }, withoutToast),
  result: (id) => api.job.result({ id }, withoutToast),
};
