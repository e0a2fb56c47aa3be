import { errorCodes } from '../../contract';
import { isApiError } from '../api-error';
import type { Handler } from '../types';

/** Tells of a call that the session may not make. */
export const refusal =
  (onForbidden: (call: string) => void) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (isApiError(error) && error.code === errorCodes.forbidden) onForbidden(error.call);
      throw error;
    }
  };
