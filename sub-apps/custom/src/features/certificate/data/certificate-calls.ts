import {
  api,
  errorCodes,
  isApiError,
  type PublicCertificate,
  toFailure,
  withoutToast,
} from '@edu/shared-utility';
import type { CertificateQuery } from './certificate-query';
import type { Token } from './token';
import { type Verdict, verify } from './verify';

/** The server's current response about a certificate. */
export type Answer =
  | { readonly kind: 'found'; readonly certificate: PublicCertificate; readonly at: Date }
  /** No certificate with this number and name; the server does not say which of them is wrong. */
  | { readonly kind: 'unknown'; readonly at: Date }
  /** Too many wrong requests from this network. */
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'failed'; readonly message: string };

const secondsOf = (data: unknown): number =>
  data instanceof Object && 'retryAfter' in data && typeof data.retryAfter === 'number'
    ? data.retryAfter
    : 60;

/** Requests a certificate; only rejects after an abort. */
export async function findCertificate(
  query: CertificateQuery,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const certificate = await api.certificate.findPublic({ ...query }, { ...withoutToast, signal });
    return { kind: 'found', certificate, at: new Date() };
  } catch (error) {
    if (signal.aborted) throw error;
    const code = isApiError(error) ? error.code : null;
    if (code === errorCodes.notFound) return { kind: 'unknown', at: new Date() };
    if (isApiError(error) && code === errorCodes.tooManyRequests) {
      return { kind: 'wait', until: new Date(Date.now() + secondsOf(error.data) * 1000) };
    }
    return { kind: 'failed', message: toFailure(error).message };
  }
}

/** Verifies a credential with the keys that this site publishes now. */
export const verdictOn = async (token: Token, signal: AbortSignal): Promise<Verdict> =>
  verify(token, await api.certificate.keys({}, { ...withoutToast, signal }));
