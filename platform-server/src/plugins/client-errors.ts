import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorCodes } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { codePhrase, localeOf, phrase } from '../phrases';

/** Node's error code for a connection without a complete request → status and code of the reply. */
const meanings: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, errorCodes.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, errorCodes.requestTimeout],
};

/**
 * Sends the envelope for a malformed or timed-out request. There are no headers to read, so the default language is
 * used.
 */
export function answerClientError(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = meanings[error.code ?? ''] ?? [400, errorCodes.invalidInput];
  this.log.trace({ err: error }, 'no request');
  const message = phrase(localeOf(undefined), codePhrase(code));
  const body = JSON.stringify({ code, message, data: null });
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
