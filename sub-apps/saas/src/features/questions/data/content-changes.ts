import type {
  PartBody,
  PartType,
  QuestionBody,
  QuestionContent,
  QuestionOption,
  QuestionPart,
  QuestionType,
  RichText,
} from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { blanksIn, noRichText } from '@edu/shared-utility/rich-text';
import { withGaps, withoutGaps } from './gaps';

/** Default length limit of an essay answer, in characters. */
const answerLength = 2000;

/** Most options of a question. */
export const maxOptions = 26;

const optionsFrom = (keys: string): QuestionOption[] =>
  [...keys].map((key) => ({ key, text: noRichText }));

/** The initial body of a type, keeping what both types have in common. */
function bodyOf(type: PartType, before?: QuestionBody): PartBody {
  const options = before && 'options' in before ? before.options : optionsFrom('ABCD');
  switch (type) {
    case 'single': {
      const answer = before?.type === 'multiple' ? (before.answer[0] ?? '') : '';
      return { type, options, answer };
    }
    case 'multiple': {
      const answer = before?.type === 'single' && before.answer ? [before.answer] : [];
      return { type, options, answer, credit: 'all' };
    }
    case 'judge':
      return { type, answer: true };
    case 'blank':
      return { type, answer: [], matchCase: false, anyOrder: false };
    case 'essay':
      return { type, answer: noRichText, rubric: [], maxLength: answerLength };
  }
}

export const newPart = (type: PartType = 'single'): QuestionPart => ({
  ...bodyOf(type),
  ...{ id: newRequestId(), stem: noRichText, explanation: null, share: 1 },
});

const stemFor = (type: QuestionType, stem: RichText): RichText =>
  type === 'blank' ? withGaps(stem) : withoutGaps(stem);

/** Adds an empty list of answers for each gap. */
const withAnswers = <A extends QuestionContent | QuestionPart>(question: A): A =>
  question.type === 'blank'
    ? { ...question, answer: Array.from({ length: blanksIn(question.stem) }, () => []) }
    : question;

/** Converts the question to another type; what that type does not have is dropped. */
export function asType(content: QuestionContent, type: QuestionType): QuestionContent {
  const { stem, explanation } = content;
  const fields = { stem: stemFor(type, stem), explanation };
  if (type === 'compound') return { type, parts: [newPart()], ...fields };
  return withAnswers({ ...bodyOf(type, content), ...fields });
}

/** The same for a part. */
export const partAsType = (part: QuestionPart, type: PartType): QuestionPart => {
  const { id, share, stem, explanation } = part;
  const fields = { id, share, explanation, stem: stemFor(type, stem) };
  return withAnswers({ ...bodyOf(type, part), ...fields });
};

export const newContent = (type: QuestionType = 'single'): QuestionContent =>
  asType({ type: 'judge', answer: true, stem: noRichText, explanation: null }, type);

/** Adds an option under the first unused letter, so that existing options keep theirs. */
export function withOption(options: readonly QuestionOption[]): QuestionOption[] {
  const used = new Set(options.map(({ key }) => key));
  const [key] = optionsFrom('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((option) => !used.has(option.key));
  return key ? [...options, key] : [...options];
}

/** Moves a list item to the position of another one. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const movedItem = list[from];
  if (movedItem !== undefined) rest.splice(to, 0, movedItem);
  return rest;
}
