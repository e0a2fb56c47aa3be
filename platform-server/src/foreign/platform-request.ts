import type { EndpointData, EnvelopeForm } from '@edu/shared-utility/contract';
import { networkFault } from '../import-map/network-fault';
import { interpret, type Outcome, PlatformError } from './platform-answer';

export interface PlatformAddress {
  /** Without a trailing slash; comes from the operator's settings only. */
  readonly url: string;
  readonly form?: EnvelopeForm | undefined;
  /** Timeout of a whole response, in milliseconds. */
  readonly timeout?: number | undefined;
}

const TIMEOUT = 3000;

const SIZE_LIMIT = 65_536;

/** Headers of every call; organisation and branch do not matter here. */
const headersOf = (token: string) => ({
  accept: 'application/json',
  token,
  channel: '1',
  'source-host': 'admin',
  locale: 'zh-CN',
  timezone: 'Asia/Shanghai',
});

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > SIZE_LIMIT) throw new PlatformError('its answer is larger than 64 kB');
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}

function reasonOf(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return 'it does not answer in time';
  return `it cannot be reached (${networkFault(error)})`;
}

export async function send(
  { url, form, timeout = TIMEOUT }: PlatformAddress,
  { method, path }: EndpointData,
  token: string,
): Promise<Outcome> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: headersOf(token),
      // The token must not be sent to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return interpret(response.status, await textOf(response), form);
  } catch (error) {
    throw error instanceof PlatformError ? error : new PlatformError(reasonOf(error));
  }
}
