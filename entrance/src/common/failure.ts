import { isApiError, sharedPhrases } from '@edu/shared-utility';
import { phrases } from '../phrases';

export interface Failure {
  /** Business code of the envelope, or -1 for a fault of ours. */
  readonly code: number;
  /** In the person's language. */
  readonly message: string;
}

/** What a person is told of an error: the server's words, or a plain sentence for a fault of ours. */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const told = error.kind === 'business' && error.message;
    return { code: error.code, message: told || sharedPhrases.t('network') };
  }
  console.error(error);
  return { code: -1, message: phrases.t('common.crashed') };
}
