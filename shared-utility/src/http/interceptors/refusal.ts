import { errorCodes } from '../../contract/error-codes';
import { isApiError } from '../api-error';
import type { Handler } from '../types';

/** What the session lacks for a call: a permission, or a second factor without which it may only add one. */
export interface Refused {
  readonly call: string;
  readonly lacks: 'permission' | 'secondFactor';
}

/** Reports a call that the session may not make. */
export const refusal =
  (onRefused: (refused: Refused) => void) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (isApiError(error)) {
        const { call, code } = error;
        if (code === errorCodes.forbidden) onRefused({ call, lacks: 'permission' });
        if (code === errorCodes.secondFactorDemanded) onRefused({ call, lacks: 'secondFactor' });
      }
      throw error;
    }
  };
