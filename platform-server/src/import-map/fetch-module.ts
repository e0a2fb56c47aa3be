import { createHash } from 'node:crypto';
import {
  type FileKind,
  KindError,
  MEGABYTE,
  SizeError,
  StatusError,
  UnreachableError,
} from './fetch-errors';

const FETCH_TIMEOUT = 5000;
const SIZE_LIMIT = 20 * MEGABYTE;

/** Options of a request for a file. */
export interface FetchOptions {
  /** Sent as Origin, as a browser of this site would. */
  readonly pageOrigin: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function readBounded(response: Response, max = SIZE_LIMIT): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += (chunk as Uint8Array).length;
      if (size > max) throw new SizeError(max);
      chunks.push(chunk as Uint8Array);
    }
  } catch (error) {
    throw error instanceof SizeError ? error : new UnreachableError(error);
  }
  return Buffer.concat(chunks);
}

/** Why a browser would refuse the response. */
function responseFault({ ok, status, headers }: Response, kind: FileKind, pageOrigin: string) {
  if (!ok) return new StatusError(status);
  const contentType = headers.get('content-type') ?? '';
  if (!kind.type.test(contentType)) return new KindError(contentType, kind);
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === pageOrigin
    ? null
    : new Error('its host sends no Access-Control-Allow-Origin for this site');
}

export interface FetchedFile {
  readonly bytes: Uint8Array;
  /** The host's ETag; null if it sends none. */
  readonly etag: string | null;
}

/** Options of a conditional request. */
export interface ConditionalOptions extends FetchOptions {
  /** ETag of the cached file. */
  readonly etag?: string | null | undefined;
}

/**
 * Fetches a foreign file as a browser would; null if it still has `etag`. Throws an Error whose message completes "…
 * was refused:".
 */
export async function fetchIfChanged(
  address: string,
  kind: FileKind,
  { pageOrigin, signal, etag }: ConditionalOptions,
): Promise<FetchedFile | null> {
  const deadline = AbortSignal.timeout(FETCH_TIMEOUT);
  let response: Response;
  try {
    response = await fetch(address, {
      headers: { origin: pageOrigin, ...(etag && { 'if-none-match': etag }) },
      // A redirect could lead to a host that is not allowed.
      redirect: 'error',
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    });
  } catch (error) {
    throw new UnreachableError(error);
  }
  const isSame = etag && response.status === 304;
  const fault = isSame ? null : responseFault(response, kind, pageOrigin);
  if (!fault && !isSame) {
    return {
      bytes: await readBounded(response, kind.maxBytes),
      etag: response.headers.get('etag'),
    };
  }
  // An unread body would keep its connection open.
  await response.body?.cancel().catch(() => {});
  if (fault) throw fault;
  return null;
}
