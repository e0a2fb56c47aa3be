import {
  blanksIn,
  isBlankRichText,
  plainText,
  type QuestionContent,
  type QuestionPart,
  type RichText,
  richTextResources,
} from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';

type Asked = QuestionContent | QuestionPart;

const refuse = (field: string, phrase: PhraseKey): never => {
  throw new FieldError(field, phrase);
};

function checkOptions(
  { options }: { readonly options: readonly { key: string; text: RichText }[] },
  at: string,
): ReadonlySet<string> {
  const keys = new Set(options.map(({ key }) => key));
  if (keys.size < options.length) refuse(`${at}options`, 'question.optionTwice');
  const empty = options.findIndex(({ text }) => isBlankRichText(text));
  if (empty >= 0) refuse(`${at}options.${empty}.text`, 'question.option');
  const texts = options.map(({ text }) => JSON.stringify(text));
  const same = texts.findIndex((text, place) => texts.indexOf(text) < place);
  if (same >= 0) refuse(`${at}options.${same}.text`, 'question.optionSame');
  return keys;
}

/** Refuses what can be asked of nobody, or has no right answer: at the field that says so. */
function checkAsked(asked: Asked, at: string): void {
  if (isBlankRichText(asked.stem)) refuse(`${at}stem`, 'question.stem');
  const gaps = blanksIn(asked.stem);
  if (asked.type !== 'blank' && gaps > 0) refuse(`${at}stem`, 'question.noGaps');
  switch (asked.type) {
    case 'single':
      if (!checkOptions(asked, at).has(asked.answer)) refuse(`${at}answer`, 'question.answer');
      break;
    case 'multiple': {
      const keys = checkOptions(asked, at);
      const right = new Set(asked.answer);
      const isKnown = asked.answer.every((one) => keys.has(one));
      if (right.size === 0 || right.size < asked.answer.length || !isKnown) {
        refuse(`${at}answer`, 'question.answers');
      }
      break;
    }
    case 'blank': {
      if (gaps === 0) refuse(`${at}stem`, 'question.gaps');
      if (asked.answer.length !== gaps) refuse(`${at}answer`, 'question.gapAnswers');
      const empty = asked.answer.findIndex((variants) => variants.length === 0);
      if (empty >= 0) refuse(`${at}answer.${empty}`, 'question.gapAnswers');
      break;
    }
    case 'compound': {
      const ids = new Set(asked.parts.map(({ id }) => id));
      if (ids.size < asked.parts.length) refuse(`${at}parts`, 'question.partTwice');
      for (const [place, part] of asked.parts.entries()) checkAsked(part, `${at}parts.${place}.`);
      break;
    }
    default:
  }
}

export const checkContent = (content: QuestionContent): void => checkAsked(content, 'content.');

/** Every text of a question, those of its parts and options too. */
function textsOf(asked: Asked): RichText[] {
  const own = [asked.stem, ...(asked.explanation ? [asked.explanation] : [])];
  if (asked.type === 'single' || asked.type === 'multiple') {
    return [...own, ...asked.options.map(({ text }) => text)];
  }
  if (asked.type === 'essay') return [...own, asked.answer];
  return asked.type === 'compound' ? [...own, ...asked.parts.flatMap(textsOf)] : own;
}

/** Resources of the library that it shows, each once. */
export const resourcesIn = (content: QuestionContent): string[] => [
  ...new Set(textsOf(content).flatMap(richTextResources)),
];

/** The words that it asks with, those of its parts too: in one line, for lists and the search. */
export const wordsOf = (content: QuestionContent): string =>
  [content.stem, ...(content.type === 'compound' ? content.parts.map(({ stem }) => stem) : [])]
    .map(plainText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
