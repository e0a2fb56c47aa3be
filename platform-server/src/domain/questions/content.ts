import {
  blanksIn,
  errorCodes,
  isBlankRichText,
  plainText,
  type QuestionContent,
  type QuestionPart,
  type RichText,
  richTextResources,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';

type QuestionOrPart = QuestionContent | QuestionPart;
/** Phrase key of the fault, by the path of the field. */
type Faults = Map<string, PhraseKey>;

function checkOptions(
  { options }: { readonly options: readonly { key: string; text: RichText }[] },
  at: string,
  faults: Faults,
): ReadonlySet<string> {
  const keys = new Set(options.map(({ key }) => key));
  if (keys.size < options.length) faults.set(`${at}options`, 'question.optionTwice');
  const texts = options.map(({ text }) => JSON.stringify(text));
  for (const [place, { text }] of options.entries()) {
    const field = `${at}options.${place}.text`;
    if (isBlankRichText(text)) faults.set(field, 'question.option');
    else if (texts.indexOf(texts[place] ?? '') < place) faults.set(field, 'question.optionSame');
  }
  return keys;
}

/** Adds a fault for each field that makes the question unanswerable. */
function checkQuestion(asked: QuestionOrPart, at: string, faults: Faults): void {
  const gaps = blanksIn(asked.stem);
  if (isBlankRichText(asked.stem)) faults.set(`${at}stem`, 'question.stem');
  else if (asked.type !== 'blank' && gaps > 0) faults.set(`${at}stem`, 'question.noGaps');
  else if (asked.type === 'blank' && gaps === 0) faults.set(`${at}stem`, 'question.gaps');
  switch (asked.type) {
    case 'single': {
      const keys = checkOptions(asked, at, faults);
      if (!keys.has(asked.answer)) faults.set(`${at}answer`, 'question.answer');
      break;
    }
    case 'multiple': {
      const keys = checkOptions(asked, at, faults);
      const right = new Set(asked.answer);
      const isKnown = asked.answer.every((value) => keys.has(value));
      if (right.size === 0 || right.size < asked.answer.length || !isKnown) {
        faults.set(`${at}answer`, 'question.answers');
      }
      break;
    }
    case 'blank': {
      if (asked.answer.length !== gaps) faults.set(`${at}answer`, 'question.gapAnswers');
      for (const [place, variants] of asked.answer.entries()) {
        if (variants.length === 0) faults.set(`${at}answer.${place}`, 'question.gapAnswers');
      }
      break;
    }
    case 'compound': {
      const ids = new Set(asked.parts.map(({ id }) => id));
      if (ids.size < asked.parts.length) faults.set(`${at}parts`, 'question.partTwice');
      for (const [place, part] of asked.parts.entries()) {
        checkQuestion(part, `${at}parts.${place}.`, faults);
      }
      break;
    }
    default:
  }
}

/** All faults of the content, by field. */
export function contentFaults(content: QuestionContent): ReadonlyMap<string, PhraseKey> {
  const faults: Faults = new Map();
  checkQuestion(content, 'content.', faults);
  return faults;
}

/** Throws when the content has faults, with all fields at once. */
export function checkContent(content: QuestionContent): void {
  const faults = contentFaults(content);
  const [phrase] = faults.values();
  if (phrase) {
    throw new BusinessError(errorCodes.invalidInput, {
      phrase,
      fields: Object.fromEntries(faults),
    });
  }
}

/** Every text of a question, those of its parts and options too. */
function textsOf(asked: QuestionOrPart): RichText[] {
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
