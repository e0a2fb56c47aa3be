import { errorCodes } from '../../contract/error-codes';
import { ApiError, clientCodes } from '../api-error';
import { downloadedFile } from '../download';
import { hasShape } from '../has-shape';
import { readEnvelope, startOf } from '../read-envelope';
import type { Handler, HttpReply, HttpRequest } from '../types';

function protocolError({ call }: HttpRequest, { status }: HttpReply, detail: string): ApiError {
  const message = `${call} answered ${detail} (HTTP ${status})`;
  return new ApiError({ kind: 'protocol', code: clientCodes.protocol, message, call, status });
}

/** Start of an HTML page, which proxies and login pages send in place of a file. */
const PAGE = /^<(!doctype\s+html|html)\b/i;

/** Whether a response is a file: not empty, no HTML page and no envelope. */
function isFile({ header, bytes }: HttpReply): boolean {
  if (bytes.byteLength === 0 || /\b(json|html)\b/i.test(header('content-type') ?? '')) return false;
  return !PAGE.test(startOf(bytes));
}

function read(request: HttpRequest, reply: HttpReply): unknown {
  const { call, endpoint } = request;
  const { status } = reply;
  const ok = status >= 200 && status < 300;
  const envelope = readEnvelope(reply.bytes);
  if (endpoint.download && ok && !envelope && isFile(reply)) return downloadedFile(reply);
  if (!envelope || (envelope.code === errorCodes.ok && (!ok || endpoint.download))) {
    throw protocolError(request, reply, endpoint.download ? 'no file' : 'no envelope');
  }
  const { code, message, data } = envelope;
  if (code === errorCodes.ok) {
    if (hasShape(data, endpoint.returns)) return data;
    throw protocolError(request, reply, `no ${endpoint.returns}`);
  }
  const ended = code === errorCodes.sessionExpired || code === errorCodes.notLoggedIn;
  throw new ApiError({
    kind: ended ? 'session' : 'business',
    code,
    message,
    call,
    status,
    data,
  });
}

/** Opens the envelope: `data` of a success, an ApiError for everything else (architecture §3). */
export const envelope =
  () =>
  (next: Handler<HttpReply>): Handler<unknown> =>
  async (request) =>
    read(request, await next(request));
