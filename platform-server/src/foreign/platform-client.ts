import {
  contract,
  type EndpointData,
  type EnvelopeForm,
  errorCodes,
  openEnvelope,
} from '@edu/shared-utility/contract';
import { networkFault } from '../import-map/network-fault';

/** The contract's flow by which the person logged in. */
export type Flow = 'old' | 'new';

/** The user of a token, according to the platform. */
export interface ForeignUser {
  readonly userId: string;
  /** True after real-name verification. */
  readonly isVerified: boolean;
  readonly flow: Flow;
}

/** The platform did not answer in time, or not by the contract; the message never contains a token. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

export interface PlatformAddress {
  /** Without a trailing slash; comes from the operator's settings only. */
  readonly url: string;
  readonly form?: EnvelopeForm | undefined;
  /** Timeout of a whole response, in milliseconds. */
  readonly timeout?: number | undefined;
}

const TIMEOUT = 3000;
const SIZE_LIMIT = 65_536;

/** The calls that return the user and end the session, in each flow. */
const calls: Readonly<
  Record<Flow, { readonly getUser: EndpointData; readonly logout: EndpointData }>
> = {
  old: { getUser: contract.account.getUserInfo, logout: contract.account.logout },
  new: { getUser: contract.userNew.getUserInfo, logout: contract.accountNew.logout },
};

/** Headers of every call; organisation and branch do not matter here. */
const headersOf = (token: string) => ({
  accept: 'application/json',
  token,
  channel: '1',
  'source-host': 'admin',
  locale: 'zh-CN',
  timezone: 'Asia/Shanghai',
});

type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown }
  /** The token has no session at the platform. */
  | { readonly kind: 'ended' }
  /** The session may not do this. */
  | { readonly kind: 'forbidden' }
  /** The platform does not have the call. */
  | { readonly kind: 'absent' };

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

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isAbsent = (status: number, code: number | undefined): boolean =>
  [404, 405, 501].includes(status) ||
  code === errorCodes.notFound ||
  code === errorCodes.notImplemented;

/** Codes of temporary failures, which say nothing about the session. Some platforms use HTTP status numbers. */
const isTemporaryFailure = (code: number): boolean =>
  code === errorCodes.ok ||
  code === 429 ||
  (code >= 500 && code < 600) ||
  code >= errorCodes.tooManyRequests;

/** Interprets a response. Throws PlatformError if it is neither success nor refusal. */
function interpret(status: number, text: string, form: EnvelopeForm | undefined): Outcome {
  if (status === 401) return { kind: 'ended' };
  if (status >= 300 && status < 400) throw new PlatformError(`it redirects (HTTP ${status})`);
  const envelope = openEnvelope(parseOrNull(text), form);
  if (isAbsent(status, envelope?.code)) return { kind: 'absent' };
  if (status >= 500 || status === 429) throw new PlatformError(`it answers HTTP ${status}`);
  if (!envelope) throw new PlatformError(`it answers no envelope (HTTP ${status})`);
  const { code, data } = envelope;
  if (code === errorCodes.ok && status < 300) return { kind: 'ok', data };
  if (isTemporaryFailure(code)) throw new PlatformError(`it answers code ${code} (HTTP ${status})`);
  const hasEnded = code === errorCodes.notLoggedIn || code === errorCodes.sessionExpired;
  return { kind: hasEnded ? 'ended' : 'forbidden' };
}

function reasonOf(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return 'it does not answer in time';
  return `it cannot be reached (${networkFault(error)})`;
}

async function send(
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

const USER_ID = /^[\x21-\x7e]{1,128}$/;

function userOf(data: unknown, flow: Flow): ForeignUser {
  const { userId, idAuthStatus } = (data ?? {}) as Record<string, unknown>;
  if (typeof userId !== 'string' || !USER_ID.test(userId)) {
    throw new PlatformError('it names no userId');
  }
  return { userId, isVerified: idAuthStatus === 1, flow };
}

/**
 * The user of a token; null if the platform refuses it.
 *
 * @param flow the flow of a known session; null tries both
 */
export async function fetchForeignUser(
  platform: PlatformAddress,
  token: string,
  flow: Flow | null,
): Promise<ForeignUser | null> {
  let isKnown = false;
  for (const item of flow ? [flow] : (['old', 'new'] as const)) {
    const outcome = await send(platform, calls[item].getUser, token);
    if (outcome.kind === 'ok') return userOf(outcome.data, item);
    isKnown ||= outcome.kind !== 'absent';
  }
  if (!isKnown) throw new PlatformError('it does not know the call getUserInfo');
  return null;
}

/** Ends a session at the platform; one that is already over counts as success. */
export async function endForeignSession(
  platform: PlatformAddress,
  token: string,
  flow: Flow,
): Promise<void> {
  const { kind } = await send(platform, calls[flow].logout, token);
  if (kind !== 'ok' && kind !== 'ended') {
    throw new PlatformError(`it does not log out (${kind})`);
  }
}
