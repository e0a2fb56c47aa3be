import { isApiError } from '../api-error';
import type { Handler } from '../types';

/** Repeats a call once after a network error, if the contract marks it as safe. */
export const retryOnce =
  () =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      const isConnectionLost = isApiError(error) && error.kind === 'network';
      if (!isConnectionLost || !request.endpoint.safe || request.options.signal?.aborted)
        throw error;
      return next(request);
    }
  };
