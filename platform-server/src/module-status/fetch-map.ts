import { faultOfAddress, isAllowedHost, isForeign } from '../import-map/address-rules';
import { networkFaultKind } from '../import-map/network-fault';
import type { PhraseKey } from '../phrases';
import { type ImportMap, readStoredMap } from '../static/import-map';

const FETCH_TIMEOUT = 5000;
const SIZE_LIMIT = 1024 * 1024;

/** Why a map of another address cannot be shown; the phrase appears at the form's field. */
export class MapFetchError extends Error {
  constructor(
    readonly phrase: PhraseKey,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(phrase);
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > SIZE_LIMIT) throw new MapFetchError('moduleStatus.tooLarge');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function mapOf(text: string): ImportMap {
  try {
    const { imports, scopes } = JSON.parse(text);
    // fields that a server adds to its map are not compared
    return readStoredMap(JSON.stringify({ imports, scopes }));
  } catch {
    throw new MapFetchError('moduleStatus.noMap');
  }
}

/** The timeout includes the body, so that a slow host is given up like a silent one. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    // A redirect could lead to a host that is not allowed.
    redirect: 'manual',
    signal: AbortSignal.timeout(FETCH_TIMEOUT),
  });
  const { status, ok } = response;
  if (ok) return readBounded(response);
  // An unread body would keep its connection open.
  await response.body?.cancel().catch(() => {});
  if (status >= 300 && status < 400) throw new MapFetchError('network.redirect');
  throw new MapFetchError('moduleStatus.status', { status });
}

/**
 * Fetches the import map at an address from the server, since the browser's policy would block another host. Throws
 * MapFetchError.
 *
 * @param hosts allowed origins
 */
export async function fetchMap(address: string, hosts: readonly string[]): Promise<ImportMap> {
  if (!isForeign(address) || faultOfAddress(address) !== null) {
    throw new MapFetchError('moduleStatus.address');
  }
  if (!isAllowedHost(address, hosts)) {
    throw new MapFetchError('moduleStatus.host', { host: new URL(address).host });
  }
  let text: string;
  try {
    text = await fetchText(address);
  } catch (error) {
    if (error instanceof MapFetchError) throw error;
    const kind = networkFaultKind(error);
    throw new MapFetchError(kind ? `network.${kind}` : 'moduleStatus.unreachable');
  }
  return mapOf(text);
}
