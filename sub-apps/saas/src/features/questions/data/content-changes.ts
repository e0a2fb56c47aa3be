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
import { blanksIn, drawnGap, noRichText } from '@edu/shared-utility/rich-text';

/** Characters that an answer to a new question may have. */
const answerLength = 2000;
/** Options that a question may have. */
export const mostOptions = 26;

const optionsFrom = (keys: string): QuestionOption[] =>
  [...keys].map((key) => ({ key, text: noRichText }));

/** Without its gaps, which only a question to fill in has. */
export function withoutGaps<T>(part: T): T {
  if (!(part instanceof Object) || !('content' in part) || !Array.isArray(part.content))
    return part;
  const content = part.content.filter(({ type }) => type !== 'blank').map(withoutGaps);
  return { ...part, content };
}

const gapsIn = ({ text, ...more }: { readonly text: string }): object[] =>
  text
    .split(new RegExp(`(${drawnGap})`))
    .map((part, index) => (index % 2 === 1 ? { ...more, type: 'blank' } : { ...more, text: part }))
    .filter((part) => !('text' in part) || part.text !== '');

/** With a gap for each line that was drawn for one: `____`. */
export function withGaps<T>(part: T): T {
  if (!(part instanceof Object) || !('content' in part) || !Array.isArray(part.content))
    return part;
  const isCode = 'type' in part && part.type === 'codeBlock';
  const content = part.content.flatMap((item) =>
    'text' in item && !isCode ? gapsIn(item) : [withGaps(item)],
  );
  return { ...part, content };
}

/** What a question of a kind begins with, keeping of another kind what both have. */
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

/** A place for the answers of each gap. */
const withAnswers = <A extends QuestionContent | QuestionPart>(question: A): A =>
  question.type === 'blank'
    ? { ...question, answer: Array.from({ length: blanksIn(question.stem) }, () => []) }
    : question;

/** The question as one of another kind; what that kind has no room for goes. */
export function asType(content: QuestionContent, type: QuestionType): QuestionContent {
  const { stem, explanation } = content;
  const fields = { stem: stemFor(type, stem), explanation };
  if (type === 'compound') return { type, parts: [newPart()], ...fields };
  return withAnswers({ ...bodyOf(type, content), ...fields });
}

/** The same of a part. */
export const partAsType = (part: QuestionPart, type: PartType): QuestionPart => {
  const { id, share, stem, explanation } = part;
  const fields = { id, share, explanation, stem: stemFor(type, stem) };
  return withAnswers({ ...bodyOf(type, part), ...fields });
};

export const newContent = (type: QuestionType = 'single'): QuestionContent =>
  asType({ type: 'judge', answer: true, stem: noRichText, explanation: null }, type);

/** One more, under the first letter that none has: those that are there keep theirs. */
export function withOption(options: readonly QuestionOption[]): QuestionOption[] {
  const used = new Set(options.map(({ key }) => key));
  const [key] = optionsFrom('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((option) => !used.has(option.key));
  return key ? [...options, key] : [...options];
}

/** A list after what is at one place was put where another one is. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  if (one !== undefined) rest.splice(to, 0, one);
  return rest;
}

/** What is before each gap of a text, from its beginning. */
function before(stem: RichText): string[] {
  const parts: string[] = [];
  let text = '';
  const walk = (part: object): void => {
    if ('type' in part && part.type === 'blank') parts.push(text);
    else if ('text' in part) text += String(part.text);
    if ('content' in part && Array.isArray(part.content)) part.content.forEach(walk);
  };
  walk(stem);
  return [...parts, text];
}

/** The answers of the gaps after the text was changed: a gap keeps its own, wherever others come or go. */
export function alignedAnswers(
  former: RichText,
  stem: RichText,
  answers: readonly string[][],
): string[][] {
  const [old, now] = [before(former), before(stem)];
  const [whole = '', text = ''] = [old.pop(), now.pop()];
  if (old.length === now.length) return now.map((_, index) => answers[index] ?? []);
  const min = Math.min(old.length, now.length);
  let head = 0;
  while (head < min && old[head] === now[head]) head += 1;
  let tail = 0;
  const rest = (all: readonly string[], end: string, at: number) =>
    end.slice((all.at(-1 - at) ?? '').length);
  while (tail < min - head && rest(old, whole, tail) === rest(now, text, tail)) tail += 1;
  const behind = now.length - tail;
  return now.map((_, index) => {
    if (index < head) return answers[index] ?? [];
    return index < behind ? [] : (answers[index - now.length + old.length] ?? []);
  });
}
