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
      const lost = isApiError(error) && error.kind === 'network';
      if (!lost || !request.endpoint.safe || request.options.signal?.aborted) throw error;
      return next(request);
    }
  };
