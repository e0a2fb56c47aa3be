import { ApiError, isApiError } from '../api-error';
import type { Handler } from '../types';

const isTechnical = (error: ApiError) =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.kind === 'protocol' ||
  (error.kind === 'business' && error.message === '');

/** Gives failures without words of the server those of specification §8, so that any page may show them. */
export const plainWords =
  (networkMessage: () => string) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (!isApiError(error) || !isTechnical(error)) throw error;
      // What happened in technical terms stays behind as the cause.
      throw new ApiError({ ...error, message: networkMessage(), cause: error.cause ?? error });
    }
  };
