import axios from 'axios';
import { effectiveTiming } from '../environment';
import { ApiError, clientCodes } from './api-error';
import { createDeadline } from './deadline';
import type { HttpRequest, Send } from './types';

function failure(request: HttpRequest, reason: unknown, expired: boolean): ApiError {
  const kind = expired ? 'timeout' : axios.isCancel(reason) ? 'cancelled' : 'network';
  const message = reason instanceof Error ? reason.message : String(reason);
  return new ApiError({
    kind,
    code: clientCodes[kind],
    message,
    call: request.call,
    cause: reason,
  });
}

/** Sends by axios; every HTTP status is an answer, only a missing answer is a failure. */
export function createTransport(): Send {
  const client = axios.create({ validateStatus: () => true, responseType: 'arraybuffer' });
  return async (request) => {
    const { signal, onUploadProgress } = request.options;
    // Our own limit covers the whole call; axios' one leaves out parts of it, differently by platform.
    const deadline = createDeadline(effectiveTiming().requestTimeout, signal);
    try {
      const reply = await client.request<ArrayBuffer>({
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
    }
  };
}
