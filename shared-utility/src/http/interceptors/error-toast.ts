import { errorCodes } from '../../contract/error-codes';
import { type ApiError, isApiError, isUnanswered } from '../api-error';
import type { Handler } from '../types';

export interface ToastRequest {
  kind: 'error' | 'info';
  message: string;
}

/** The password-age notice is no failure of the person's: info style (specification §8). */
const PASSWORD_AGE = '您的密码长时间未更换，请更换密码';

/**
 * A log-in that goes on with its second step has not failed. Where the session may only add a second factor, the
 * page leads there and says why; each call would say it again.
 */
const quietCodes: readonly number[] = [
  errorCodes.silent,
  errorCodes.secondStepNeeded,
  errorCodes.secondFactorDemanded,
];

const isQuiet = (error: ApiError) =>
  error.kind === 'session' || error.kind === 'cancelled' || quietCodes.includes(error.code);

/** Tells the person about a failure, unless the contract or the caller keeps it silent. */
export const errorToast =
  (onToast: (toast: ToastRequest) => void) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { toast } = request.options;
      const silenced =
        request.endpoint.toast === false ||
        toast === false ||
        (toast === 'unanswered' && !isUnanswered(error));
      if (silenced || isQuiet(error)) throw error;
      const { message } = error;
      const isAge = error.code === errorCodes.passwordTooOld || message === PASSWORD_AGE;
      onToast({ kind: isAge ? 'info' : 'error', message });
      error.shown = true;
      throw error;
    }
  };
