import { isApiError } from '../api-error';
import type { Handler } from '../types';

/**
 * Reports 303 and 10000; what ends the session once is the receiver's care. An answer to a call of an earlier
 * token says nothing about the session of now.
 */
export const sessionEnd =
  (onSessionEnd: () => void, tokenNow: () => string | undefined) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    const asked = tokenNow();
    try {
      return await next(request);
    } catch (error) {
      const ended = isApiError(error) && error.kind === 'session';
      if (ended && tokenNow() === asked) onSessionEnd();
      throw error;
    }
  };
