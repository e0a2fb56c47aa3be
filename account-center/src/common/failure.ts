import { type CallOptions, isApiError } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The answer has its place on the page, so nothing is toasted. */
export const quietly: CallOptions = { toast: false };

/** What a person is told of an error: the server's words, or a plain sentence for a fault of ours. */
export function toFailure(error: unknown): { code: number; message: string } {
  if (isApiError(error)) return { code: error.code, message: error.message };
  console.error(error);
  return { code: -1, message: phrases.t('page.crashed') };
}
