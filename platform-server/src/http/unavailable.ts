import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from './business-error';

const SECONDS = 5;

/** A temporary failure that may be retried: 503 with Retry-After. */
export const unavailable = (): BusinessError =>
  new BusinessError(errorCodes.unavailable, {
    status: 503,
    headers: { 'retry-after': String(SECONDS) },
    data: { retryAfter: SECONDS },
  });
