import { type CallOptions, isApiError, sharedPhrases } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The answer has its place on the page, so nothing is toasted. */
export const quietly: CallOptions = { toast: false };

/** What a person is told of an error: the server's words, or a plain sentence for a fault of ours. */
export function toFailure(error: unknown): { code: number; message: string } {
  if (isApiError(error)) {
    const unanswered = error.kind === 'network' || error.kind === 'timeout';
    return { code: error.code, message: unanswered ? sharedPhrases.t('network') : error.message };
  }
  console.error(error);
  return { code: -1, message: phrases.t('page.crashed') };
}
