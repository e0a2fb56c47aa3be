import type { QuestionContent } from '@edu/shared-utility';
import { plainText } from '@edu/shared-utility/rich-text';

/** The words that a question asks with, those of its parts too; as the platform compares questions. */
export const questionText = (content: QuestionContent): string =>
  [content.stem, ...(content.type === 'compound' ? content.parts.map(({ stem }) => stem) : [])]
    .map(plainText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
