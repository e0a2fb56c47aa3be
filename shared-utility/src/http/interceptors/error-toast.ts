import { errorCodes } from '../../contract/error-codes';
import { type ApiError, isApiError, isUnanswered } from '../api-error';
import type { Handler } from '../types';

export interface ToastRequest {
  kind: 'error' | 'info';
  message: string;
}

/** The notice about an old password is no error and is toasted as information (specification §8). */
const PASSWORD_AGE = '您的密码长时间未更换，请更换密码';

/**
 * Not toasted: a log-in that continues with its second step, and a session that may only add a second factor, since
 * the page leads there and every call would repeat the message.
 */
const untoastedCodes: readonly number[] = [
  errorCodes.silent,
  errorCodes.secondStepNeeded,
  errorCodes.secondFactorDemanded,
];

const isUntoasted = (error: ApiError) =>
  error.kind === 'session' || error.kind === 'cancelled' || untoastedCodes.includes(error.code);

/** Toasts a failure, unless the contract or the caller suppresses it. */
export const errorToast =
  (onToast: (toast: ToastRequest) => void) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { toast } = request.options;
      const isSuppressed =
        request.endpoint.toast === false ||
        toast === false ||
        (toast === 'unanswered' && !isUnanswered(error));
      if (isSuppressed || isUntoasted(error)) throw error;
      const { message } = error;
      const isPasswordAge = error.code === errorCodes.passwordTooOld || message === PASSWORD_AGE;
      onToast({ kind: isPasswordAge ? 'info' : 'error', message });
      error.shown = true;
      throw error;
    }
  };
