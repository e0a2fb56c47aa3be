import { createHash } from 'node:crypto';

const FETCH_TIMEOUT = 5000;
const SIZE_LIMIT = 20 * 1024 * 1024;

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
 * Fetches a foreign module as a browser would, and returns its integrity (sha384).
 * Throws an Error whose message completes "… was refused:".
 */
export async function checkForeignModule(address: string, pageOrigin: string): Promise<string> {
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
  const type = response.headers.get('content-type') ?? '';
  if (!/\b(java|ecma)script\b/.test(type)) throw new Error(`its type is "${type}", not JavaScript`);
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== pageOrigin) {
    throw new Error('its host sends no Access-Control-Allow-Origin for this site');
  }
  return `sha384-${createHash('sha384')
    .update(await readBounded(response))
    .digest('base64')}`;
}
