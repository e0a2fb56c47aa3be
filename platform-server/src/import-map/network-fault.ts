interface NetworkError {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly cause?: NetworkError;
}

const sentences = {
  timeout: 'no answer came in time',
  silent: 'nothing answers there',
  unknown: 'no such host is known here',
  noWay: 'no way leads there from here',
  closed: 'the host closed the connection',
  expired: 'its certificate has expired',
  otherHost: 'its certificate is for another host',
  untrusted: 'its certificate is not trusted here',
  noHttps: 'it speaks no https there: write http:// if that is meant',
  redirect: 'it redirects to another address: name that one',
} as const;

/** Why a request got no answer, as far as known. */
export type NetworkFaultKind = keyof typeof sentences;

/** By error codes of the system, of TLS and of undici. */
const kinds: readonly (readonly [RegExp, NetworkFaultKind])[] = [
  [/Timeout|TIMEDOUT|TIMEOUT/, 'timeout'],
  [/ECONNREFUSED/, 'silent'],
  [/ENOTFOUND|EAI_AGAIN/, 'unknown'],
  [/EHOSTUNREACH|ENETUNREACH/, 'noWay'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'closed'],
  [/CERT_HAS_EXPIRED/, 'expired'],
  [/ALTNAME/, 'otherHost'],
  [/CERT|LEAF_SIGNATURE|ISSUER/, 'untrusted'],
  [/ERR_SSL|EPROTO/, 'noHttps'],
  [/unexpected redirect/, 'redirect'],
];

/** Null for other errors. */
export function networkFaultKind(error: unknown): NetworkFaultKind | null {
  const { name = '', message = '', code = '', cause = {} } = (error ?? {}) as NetworkError;
  const description = [name, code, cause.code, cause.name, cause.message, message].join(' ');
  return kinds.find(([pattern]) => pattern.test(description))?.[1] ?? null;
}

/**
 * Why a request got no answer, in words for people instead of those of the runtime or of OpenSSL.
 *
 * @param error rejection of `fetch`
 * @returns a clause to follow "cannot be reached:" or to put in brackets
 */
export function networkFault(error: unknown): string {
  const kind = networkFaultKind(error);
  if (kind !== null) return sentences[kind];
  const { message = '', code = '', cause = {} } = (error ?? {}) as NetworkError;
  return cause.code || code || cause.message || message;
}
