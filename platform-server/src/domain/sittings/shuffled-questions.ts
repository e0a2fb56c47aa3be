import { randomInt } from 'node:crypto';
import {
  type AskedPart,
  type AskedQuestion,
  blanksIn,
  type PartBody,
  type QuestionContent,
  type QuestionOption,
  type QuestionPart,
} from '@edu/shared-utility/contract';

/** A random permutation (Fisher–Yates). */
export function shuffled<T>(
  all: readonly T[],
  randomBelow: (max: number) => number = randomInt,
): T[] {
  const list = [...all];
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = randomBelow(index + 1);
    [list[index], list[other]] = [list[other] as T, list[index] as T];
  }
  return list;
}

type QuestionOrPart = QuestionContent | QuestionPart;

const optionsIn = (question: QuestionOrPart): readonly QuestionOption[] =>
  question.type === 'single' || question.type === 'multiple' ? question.options : [];

/** Option keys in random order, prefixed with the part's id within a part; null without options. */
export function shuffledKeys(
  content: QuestionContent,
  randomBelow: (max: number) => number = randomInt,
): string[] | null {
  const keys =
    content.type === 'compound'
      ? content.parts.flatMap((part) =>
          shuffled(optionsIn(part), randomBelow).map(({ key }) => `${part.id}:${key}`),
        )
      : shuffled(optionsIn(content), randomBelow).map(({ key }) => key);
  return keys.length > 0 ? keys : null;
}

/** Options in the order that one person sees. */
function inOrder(
  options: readonly QuestionOption[],
  order: readonly string[] | null,
  prefix: string,
): QuestionOption[] {
  const placed = (order ?? []).flatMap((name) =>
    options.filter(({ key }) => `${prefix}${key}` === name),
  );
  return placed.length === options.length ? placed : [...options];
}

function withoutAnswer(
  body: PartBody & Pick<QuestionPart, 'stem'>,
  order: readonly string[] | null,
  prefix: string,
) {
  switch (body.type) {
    case 'single':
      return { type: body.type, options: inOrder(body.options, order, prefix) };
    case 'multiple': {
      const options = inOrder(body.options, order, prefix);
      return { type: body.type, options, credit: body.credit };
    }
    case 'judge':
      return { type: body.type };
    case 'blank':
      return { type: body.type, gaps: blanksIn(body.stem) };
    case 'essay':
      return { type: body.type, maxLength: body.maxLength };
  }
}

/** A question without its right answer, with the options in this person's order. */
export function questionForSitter(
  content: QuestionContent,
  order: readonly string[] | null,
): AskedQuestion {
  const { stem } = content;
  if (content.type !== 'compound') return { stem, ...withoutAnswer(content, order, '') };
  const parts = content.parts.map(
    (part): AskedPart => ({
      id: part.id,
      stem: part.stem,
      share: part.share,
      ...withoutAnswer(part, order, `${part.id}:`),
    }),
  );
  return { type: 'compound', stem, parts };
}

/** The whole question with the options in this person's order, for review. */
export function questionForReview(
  content: QuestionContent,
  order: readonly string[] | null,
): QuestionContent {
  const arrange = <T extends QuestionOrPart>(question: T, prefix: string): T =>
    optionsIn(question).length > 0
      ? { ...question, options: inOrder(optionsIn(question), order, prefix) }
      : question;
  if (content.type !== 'compound') return arrange(content, '');
  return { ...content, parts: content.parts.map((part) => arrange(part, `${part.id}:`)) };
}
