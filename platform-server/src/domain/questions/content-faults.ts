import type { QuestionContent } from '@edu/shared-utility/contract';
import { isPhraseKey, type PhraseKey } from '../../phrases';
import { contentFaults } from './content';
import { questionContent } from './question-content-fields';

export interface ContentFault {
  /** Path within the content. */
  readonly path: readonly PropertyKey[];
  readonly phrase: PhraseKey;
}

/** The content to store, or the faults of one read from a file. */
export function contentWithFaults(
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
  const faults = [...contentFaults(parsed.data)].map(([field, phrase]) => ({
    path: field.replace(/^content\./, '').split('.'),
    phrase,
  }));
  return faults.length > 0 ? { faults } : { content: parsed.data };
}
