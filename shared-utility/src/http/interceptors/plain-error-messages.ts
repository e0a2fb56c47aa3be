import { ApiError, isApiError, isUnanswered } from '../api-error';
import type { Handler } from '../types';

/** Whether the message is the raw text of an exception. */
const isExceptionText = (message: string) => /\w(Exception|Error)\b/.test(message);

const isTechnical = (error: ApiError) =>
  isUnanswered(error) ||
  (error.kind === 'business' && (!error.message || isExceptionText(error.message)));

/** Replaces technical messages by the sentence of specification §8, so that any page may show them. */
export const plainErrorMessages =
  (networkMessage: () => string) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (!isApiError(error) || !isTechnical(error)) throw error;
      // The technical message is kept as the cause.
      throw new ApiError({ ...error, message: networkMessage(), cause: error.cause ?? error });
    }
  };
