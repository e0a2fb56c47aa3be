import { enqueueToast } from './queue';

/** Short messages: 2 000 ms each, 2 500 ms from start to start, without duplicates. */
export const toast = {
  error: (message: string) => enqueueToast('error', message),
  success: (message: string) => enqueueToast('success', message),
  info: (message: string) => enqueueToast('info', message),
  warning: (message: string) => enqueueToast('warning', message),
} as const;

export { resetToasts } from './queue';
