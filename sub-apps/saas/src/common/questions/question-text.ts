import type { QuestionContent } from '@edu/shared-utility';
import { plainText } from '@edu/shared-utility/rich-text';

/** The text of a question with its parts, by which the platform finds similar questions. */
export const questionText = (content: QuestionContent): string =>
  [content.stem, ...(content.type === 'compound' ? content.parts.map(({ stem }) => stem) : [])]
    .map(plainText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
