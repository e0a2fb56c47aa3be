import type { EndpointData } from '../../contract';
import { type ApiError, isApiError } from '../api-error';
import type { Handler } from '../types';

/**
 * Reports 303 and 10000; what ends the session once is the receiver's care. An answer to a call of an earlier
 * token says nothing about the session of now, nor does a server that did not make the session (`isOfSession`).
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
      // without a token an open call has no session that could end
      const isOpen = !requestToken && request.endpoint.auth === false;
      const { endpoint } = request;
      const ended = isApiError(error) && error.kind === 'session' && isOfSession(endpoint);
      if (ended && !isOpen && tokenNow() === requestToken) onSessionEnd(error);
      throw error;
    }
  };
