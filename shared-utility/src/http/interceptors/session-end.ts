import { isApiError } from '../api-error';
import type { Handler } from '../types';

/** Reports 303 and 10000; what ends the session once is the receiver's care. */
export const sessionEnd =
  (onSessionEnd: () => void) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (isApiError(error) && error.kind === 'session') onSessionEnd();
      throw error;
    }
  };
