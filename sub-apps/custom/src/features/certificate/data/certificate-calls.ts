import {
  api,
  errorCodes,
  isApiError,
  type PublicCertificate,
  quietly,
  toFailure,
} from '@edu/shared-utility';
import type { Question } from './question';
import type { Token } from './token';
import { type Verdict, verify } from './verify';

/** What the server says of a certificate at this moment. */
export type Answer =
  | { readonly kind: 'found'; readonly certificate: PublicCertificate; readonly at: Date }
  /** No such number, or not under that name: the server does not tell which. */
  | { readonly kind: 'unknown'; readonly at: Date }
  /** Too many wrong ones from this network. */
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'failed'; readonly message: string };

const secondsOf = (data: unknown): number =>
  data instanceof Object && 'retryAfter' in data && typeof data.retryAfter === 'number'
    ? data.retryAfter
    : 60;

/** Asks about a certificate; rejects only where it was called off. */
export async function findCertificate(question: Question, signal: AbortSignal): Promise<Answer> {
  try {
    const certificate = await api.certificate.findPublic({ ...question }, { ...quietly, signal });
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

/** Whether a credential is genuine, by the keys that this site publishes at this moment. */
export const verdictOn = async (token: Token, signal: AbortSignal): Promise<Verdict> =>
  verify(token, await api.certificate.keys({}, { ...quietly, signal }));
