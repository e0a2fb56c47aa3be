import type { QuestionContent } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';
import { isPhraseKey, type PhraseKey } from '../../phrases';
import { checkContent } from './content';
import { questionContent } from './question-fields';

export interface ContentFault {
  /** Into the content. */
  readonly path: readonly PropertyKey[];
  readonly phrase: PhraseKey;
}

/** A content as it is stored, or what is wrong with one that comes from a file. */
export function judgedContent(
  content: QuestionContent,
): { readonly content: QuestionContent } | { readonly faults: readonly ContentFault[] } {
  const parsed = questionContent.safeParse(content);
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map(({ path, message }) => ({
        path,
        phrase: isPhraseKey(message) ? message : 'field.invalid',
      })),
    };
  }
  try {
    checkContent(parsed.data);
    return { content: parsed.data };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const path = error.field.replace(/^content\./, '').split('.');
    return { faults: [{ path, phrase: error.options.phrase ?? 'field.invalid' }] };
  }
}
