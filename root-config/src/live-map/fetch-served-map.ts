import type { ServedMap } from '../page-map/served-map';

/** A response of the server: null when nothing is new, else a map with its revision. */
export type MapAnswer = { revision: string | null; served: ServedMap } | null;

/** In ms. A request without a response must end, because the next one waits for it. */
const FETCH_TIMEOUT = 20_000;

/** One conditional request: 304 costs no body. */
export async function fetchServedMap(
  address: string,
  knownRevision: string | null,
  parse: (raw: unknown) => ServedMap,
  timeout = FETCH_TIMEOUT,
): Promise<MapAnswer> {
  const headers: Record<string, string> = knownRevision ? { 'If-None-Match': knownRevision } : {};
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { cache: 'no-store', headers, signal });
  if (response.status === 304) return null;
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return { revision: response.headers.get('etag'), served: parse(await response.json()) };
}
