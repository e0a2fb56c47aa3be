import axios from 'axios';
import { effectiveTiming } from '../environment';
import { ApiError, clientCodes } from './api-error';
import type { HttpRequest, Send } from './types';

function failure(request: HttpRequest, reason: unknown): ApiError {
  const code = axios.isAxiosError(reason) ? reason.code : undefined;
  const kind = axios.isCancel(reason)
    ? 'cancelled'
    : code === 'ECONNABORTED' || code === 'ETIMEDOUT'
      ? 'timeout'
      : 'network';
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
    try {
      const reply = await client.request<ArrayBuffer>({
        method: request.method,
        url: request.url,
        headers: { ...request.headers },
        data: request.body,
        signal,
        timeout: effectiveTiming().requestTimeout,
        onUploadProgress:
          onUploadProgress && (({ progress }) => onUploadProgress(Math.min(1, progress ?? 0))),
      });
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
      throw failure(request, reason);
    }
  };
}
