import {
  blanksIn,
  errorCodes,
  isBlankRichText,
  type QuestionContent,
  type QuestionPart,
  type RichText,
} from '@edu/shared-utility/contract';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';

export type QuestionOrPart = QuestionContent | QuestionPart;
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
  for (const [index, { text }] of options.entries()) {
    const field = `${at}options.${index}.text`;
    if (isBlankRichText(text)) faults.set(field, 'question.option');
    else if (texts.indexOf(texts[index] ?? '') < index) faults.set(field, 'question.optionSame');
  }
  return keys;
}

/** Adds a fault for each field that makes the question unanswerable. */
function checkQuestion(question: QuestionOrPart, at: string, faults: Faults): void {
  const gaps = blanksIn(question.stem);
  if (isBlankRichText(question.stem)) faults.set(`${at}stem`, 'question.stem');
  else if (question.type !== 'blank' && gaps > 0) faults.set(`${at}stem`, 'question.noGaps');
  else if (question.type === 'blank' && gaps === 0) faults.set(`${at}stem`, 'question.gaps');
  switch (question.type) {
    case 'single': {
      const keys = checkOptions(question, at, faults);
      if (!keys.has(question.answer)) faults.set(`${at}answer`, 'question.answer');
      break;
    }
    case 'multiple': {
      const keys = checkOptions(question, at, faults);
      const right = new Set(question.answer);
      const isKnown = question.answer.every((value) => keys.has(value));
      if (right.size === 0 || right.size < question.answer.length || !isKnown) {
        faults.set(`${at}answer`, 'question.answers');
      }
      break;
    }
    case 'blank': {
      if (question.answer.length !== gaps) faults.set(`${at}answer`, 'question.gapAnswers');
      for (const [index, variants] of question.answer.entries()) {
        if (variants.length === 0) faults.set(`${at}answer.${index}`, 'question.gapAnswers');
      }
      break;
    }
    case 'compound': {
      const ids = new Set(question.parts.map(({ id }) => id));
      if (ids.size < question.parts.length) faults.set(`${at}parts`, 'question.partTwice');
      for (const [index, part] of question.parts.entries()) {
        checkQuestion(part, `${at}parts.${index}.`, faults);
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
