import type { AxiosInstance } from 'axios';
import { effectiveTiming } from '../environment';
import { emit } from '../events';
import { ApiError, clientCodes } from './api-error';
import { createDeadline } from './deadline';
import type { HttpRequest, Send } from './types';

/** No answer: a time-out, an abort by the caller, or a failed network. */
export function failure(request: HttpRequest, reason: unknown, expired: boolean): ApiError {
  const cancelled = request.options.signal?.aborted;
  const kind = expired ? 'timeout' : cancelled ? 'cancelled' : 'network';
  const message = reason instanceof Error ? reason.message : String(reason);
  return new ApiError({
    kind,
    code: clientCodes[kind],
    message,
    call: request.call,
    cause: reason,
  });
}

let client: Promise<AxiosInstance> | undefined;

/** axios comes with the first call: the login page paints without it. */
function loadClient(): Promise<AxiosInstance> {
  client ??= import('axios').then(
    ({ default: axios }) =>
      // the token travels in a header of its own: no call waits until the browser has looked for a cookie
      axios.create({
        validateStatus: () => true,
        responseType: 'arraybuffer',
        withXSRFToken: false,
      }),
    (reason) => {
      // the module loader remembers a failure; the next call has to meet a fresh try
      client = undefined;
      emit('library:failed', { name: 'axios' });
      throw reason;
    },
  );
  return client;
}

let underWay = 0;

/** Whether somebody waits for an answer: what can wait should let it pass. */
export const isCalling = (): boolean => underWay > 0;

/** Sends by axios; every HTTP status is an answer, only a missing answer is a failure. */
export function createTransport(): Send {
  return async (request) => {
    const { signal, onUploadProgress } = request.options;
    // Our own limit covers the whole call; axios' one leaves out parts of it, differently by platform.
    const deadline = createDeadline(effectiveTiming().requestTimeout, signal);
    underWay += 1;
    try {
      const { request: send } = await deadline.bound(loadClient());
      const reply = await send<ArrayBuffer>({
        method: request.method,
        url: request.url,
        // on Node axios would call an absent body a form, which the platform refuses
        headers: {
          ...request.headers,
          ...(request.body === undefined && { 'content-type': false }),
        },
        data: request.body,
        signal: deadline.signal,
        onUploadProgress:
          onUploadProgress &&
          (({ progress }) => {
            if (progress !== undefined) onUploadProgress(Math.min(1, progress));
          }),
      });
      // A browser may leave out the last event, or all of them where the length is unknown.
      onUploadProgress?.(1);
      const headers = reply.headers as Record<string, unknown>;
      return {
        status: reply.status,
        header: (name) => {
          const value = headers[name.toLowerCase()];
          return value === undefined || value === null ? undefined : String(value);
        },
        bytes: reply.data,
      };
    } catch (reason) {
      throw failure(request, reason, deadline.expired());
    } finally {
      deadline.clear();
      underWay -= 1;
    }
  };
}
