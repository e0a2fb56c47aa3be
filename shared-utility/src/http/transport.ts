import type { AxiosInstance } from 'axios';
import { effectiveTiming } from '../environment';
import { emit } from '../events';
import { ApiError, clientCodes } from './api-error';
import { createDeadline } from './deadline';
import type { HttpRequest, Send } from './types';

/** The error for a missing response: a timeout, an abort by the caller, or a network failure. */
export function transportError(request: HttpRequest, reason: unknown, expired: boolean): ApiError {
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

/** axios is loaded with the first call, so that the login page can paint without it. */
function loadClient(): Promise<AxiosInstance> {
  client ??= import('axios').then(
    ({ default: axios }) =>
      // The token has its own header, so that no call waits for the browser to read a cookie.
      axios.create({
        validateStatus: () => true,
        responseType: 'arraybuffer',
        withXSRFToken: false,
      }),
    (reason) => {
      // The module loader caches a failure, which this event clears before the next call.
      client = undefined;
      emit('library:failed', { name: 'axios' });
      throw reason;
    },
  );
  return client;
}

let pendingCalls = 0;

/** Whether a request is running; deferrable work should wait. */
export const isCalling = (): boolean => pendingCalls > 0;

/** Sends requests with axios; every HTTP status is a response, and only a missing response is a failure. */
export function createTransport(): Send {
  return async (request) => {
    const { signal, onUploadProgress } = request.options;
    // Our own limit covers the whole call; that of axios omits parts of it, depending on the platform.
    const deadline = createDeadline(effectiveTiming().requestTimeout, signal);
    pendingCalls += 1;
    try {
      const { request: send } = await deadline.limit(loadClient());
      const reply = await send<ArrayBuffer>({
        method: request.method,
        url: request.url,
        // On Node axios would send an absent body as a form, which the platform refuses.
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
      // A status of 500 or more may be a proxy's response for an unreachable server.
      if (reply.status < 500) emit('call:answered', null);
      // Browsers may skip the last event, or all of them where the length is unknown.
      onUploadProgress?.(1);
      const headers = reply.headers as Record<string, string | number | null | undefined>;
      return {
        status: reply.status,
        header: (name) => headers[name.toLowerCase()]?.toString(),
        bytes: reply.data,
      };
    } catch (reason) {
      throw transportError(request, reason, deadline.expired());
    } finally {
      deadline.clear();
      pendingCalls -= 1;
    }
  };
}
