interface NetworkError {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly cause?: NetworkError;
}

/** By codes of the system, of TLS and of undici. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/Timeout|TIMEDOUT|TIMEOUT/, 'no answer came in time'],
  [/ECONNREFUSED/, 'nothing answers there'],
  [/ENOTFOUND|EAI_AGAIN/, 'no such host is known here'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way leads there from here'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'the host closed the connection'],
  [/CERT_HAS_EXPIRED/, 'its certificate has expired'],
  [/ALTNAME/, 'its certificate is for another host'],
  [/CERT|LEAF_SIGNATURE|ISSUER/, 'its certificate is not trusted here'],
  [/ERR_SSL|EPROTO/, 'it speaks no https there: write http:// if that is meant'],
  [/unexpected redirect/, 'it redirects to another address: name that one'],
];

/**
 * Why a request got no answer, for a person: never the words of the runtime or of OpenSSL.
 *
 * @param error what `fetch` rejected with
 * @returns a clause, to stand after "cannot be reached:" or in brackets
 */
export function networkFault(error: unknown): string {
  const { name = '', message = '', code = '', cause = {} } = (error ?? {}) as NetworkError;
  const { code: inner = '', name: innerName = '', message: innerMessage = '' } = cause;
  // an address with several hosts behind it fails with the reasons of all
  const said = [name, code, inner, innerName, innerMessage].join(' ');
  const known = sentences.find(([pattern]) => pattern.test(said));
  return known?.[1] ?? (inner || code || innerMessage || message);
}
