import { createHash } from 'node:crypto';

const FETCH_TIMEOUT = 5000;
const SIZE_LIMIT = 20 * 1024 * 1024;

export interface FetchedModule {
  readonly text: string;
  /** sha384 of the bytes, as browsers check it. */
  readonly integrity: string;
}

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function readBounded(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > SIZE_LIMIT) throw new Error('it is larger than 20 MB');
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
}

/**
 * Fetches a foreign file as a browser would. Throws an Error whose message completes
 * "… was refused:". `type` is what its Content-Type must match.
 */
export async function fetchForeign(
  address: string,
  pageOrigin: string,
  type: RegExp,
  typeName: string,
): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(address, {
      headers: { origin: pageOrigin },
      // Another address behind a redirect would escape the list of allowed hosts.
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    throw new Error(`it cannot be fetched (${cause instanceof Error ? cause.message : message})`);
  }
  if (!response.ok) throw new Error(`its host answers ${response.status}`);
  const given = response.headers.get('content-type') ?? '';
  if (!type.test(given)) throw new Error(`its type is "${given}", not ${typeName}`);
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== pageOrigin) {
    throw new Error('its host sends no Access-Control-Allow-Origin for this site');
  }
  return readBounded(response);
}

/** Fetches a foreign module with its integrity. */
export async function fetchModule(address: string, pageOrigin: string): Promise<FetchedModule> {
  const bytes = await fetchForeign(address, pageOrigin, /\b(java|ecma)script\b/, 'JavaScript');
  return { text: Buffer.from(bytes).toString('utf8'), integrity: integrityOf(bytes) };
}
