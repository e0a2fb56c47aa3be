import {
  plainText,
  type QuestionContent,
  type RichText,
  richTextResources,
} from '@edu/shared-utility/contract';
import type { QuestionOrPart } from './content';

/** Every text of a question, including its parts and options. */
function textsOf(question: QuestionOrPart): RichText[] {
  const ownTexts = [question.stem, ...(question.explanation ? [question.explanation] : [])];
  if (question.type === 'single' || question.type === 'multiple') {
    return [...ownTexts, ...question.options.map(({ text }) => text)];
  }
  if (question.type === 'essay') return [...ownTexts, question.answer];
  return question.type === 'compound'
    ? [...ownTexts, ...question.parts.flatMap(textsOf)]
    : ownTexts;
}

/** The library resources that it shows, each once. */
export const resourcesIn = (content: QuestionContent): string[] => [
  ...new Set(textsOf(content).flatMap(richTextResources)),
];

/** The text of the question and its parts in one line, for lists and the search. */
export const contentText = (content: QuestionContent): string =>
  [content.stem, ...(content.type === 'compound' ? content.parts.map(({ stem }) => stem) : [])]
    .map(plainText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
