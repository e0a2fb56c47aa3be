import type { EndpointData } from '../../contract';
import { type ApiError, isApiError } from '../api-error';
import type { Handler } from '../types';

/**
 * Reports 303 and 10000; the receiver makes sure that the session ends only once. Ignored are responses to calls
 * with an earlier token, and those of a server that did not create the session (`isOfSession`).
 */
export const sessionEnd =
  (
    onSessionEnd: (error: ApiError) => void,
    tokenNow: () => string | undefined,
    isOfSession: (endpoint: EndpointData) => boolean = () => true,
  ) =>
  <T>(next: Handler<T>): Handler<T> =>
  async (request) => {
    const requestToken = tokenNow();
    try {
      return await next(request);
    } catch (error) {
      // An open call without a token has no session that could end.
      const isOpen = !requestToken && request.endpoint.auth === false;
      const { endpoint } = request;
      const ended = isApiError(error) && error.kind === 'session' && isOfSession(endpoint);
      if (ended && !isOpen && tokenNow() === requestToken) onSessionEnd(error);
      throw error;
    }
  };
