import { type Envelope, errorCodes } from '../../contract';
import { ApiError, clientCodes } from '../api-error';
import { downloadedFile } from '../download';
import type { Handler, HttpReply, HttpRequest } from '../types';

function parse(reply: HttpReply): Envelope<unknown> | null {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(reply.bytes));
    if (typeof body !== 'object' || body === null) return null;
    const { code, message, data } = body as Partial<Envelope<unknown>>;
    if (typeof code !== 'number' || !Number.isInteger(code)) return null;
    return { code, message: typeof message === 'string' ? message : '', data };
  } catch {
    return null;
  }
}

function read(request: HttpRequest, reply: HttpReply): unknown {
  const { call } = request;
  const ok = reply.status >= 200 && reply.status < 300;
  const isJson = /\bjson\b/i.test(reply.header('content-type') ?? '');
  if (request.endpoint.download && ok && !isJson) return downloadedFile(reply);
  const envelope = parse(reply);
  if (!envelope || (envelope.code === errorCodes.ok && !ok)) {
    const message = `${call} answered no envelope (HTTP ${reply.status})`;
    throw new ApiError({
      kind: 'protocol',
      code: clientCodes.protocol,
      message,
      call,
      status: reply.status,
    });
  }
  const { code, message, data } = envelope;
  if (code === errorCodes.ok) return data;
  const ended = code === errorCodes.sessionExpired || code === errorCodes.notLoggedIn;
  throw new ApiError({
    kind: ended ? 'session' : 'business',
    code,
    message,
    call,
    status: reply.status,
    data,
  });
}

/** Opens the envelope: `data` of a success, an ApiError for everything else (design §3). */
export const envelope =
  () =>
  (next: Handler<HttpReply>): Handler<unknown> =>
  async (request) =>
    read(request, await next(request));
