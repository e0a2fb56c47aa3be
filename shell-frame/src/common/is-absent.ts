import { errorCodes, isApiError } from '@edu/shared-utility';

/** Whether the platform has no such call: it may be the customer's own, and the call is ours. */
export const isAbsent = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 404 ||
    error.status === 501 ||
    error.code === errorCodes.notFound ||
    error.code === errorCodes.notImplemented);
