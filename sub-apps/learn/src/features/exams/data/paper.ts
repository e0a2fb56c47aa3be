import type { AskedQuestion, GivenAnswer, PartAnswer, Sitting } from '@edu/shared-utility';

/** A question of the paper with its number. */
export interface PaperSlot {
  readonly id: string;
  readonly number: number;
  readonly question: AskedQuestion;
  readonly score: number;
  /** Heading of its section, at the section's first question. */
  readonly heading: { readonly title: string; readonly note: string } | null;
}

export function questionSlots({ sections }: Pick<Sitting, 'sections'>): PaperSlot[] {
  const hasHeadings = sections.length > 1 || sections.some(({ note }) => note !== '');
  const slots = sections.flatMap(({ title, note, questions }) =>
    questions.map((question, index) => ({
      ...question,
      heading: hasHeadings && index === 0 ? { title, note } : null,
    })),
  );
  return slots.map((item, index) => ({ ...item, number: index + 1 }));
}

/** Returns null for an empty answer. */
export function nullIfEmpty<A extends PartAnswer>(answer: A): A | null {
  switch (answer.type) {
    case 'multiple':
      return answer.keys.length > 0 ? answer : null;
    case 'blank':
      return answer.texts.some((text) => text.trim() !== '') ? answer : null;
    case 'essay':
      return answer.text.trim() === '' ? null : answer;
    default:
      return answer;
  }
}

/** The answer of a compound question with one part replaced. */
export function withPart(
  given: GivenAnswer | null,
  partId: string,
  answer: PartAnswer | null,
): GivenAnswer | null {
  const { [partId]: _, ...others } = given?.type === 'compound' ? given.parts : {};
  const parts = { ...others, ...(answer && { [partId]: answer }) };
  return Object.keys(parts).length > 0 ? { type: 'compound', parts } : null;
}

export const partOf = (answer: GivenAnswer | null, partId: string): PartAnswer | null =>
  (answer?.type === 'compound' && answer.parts[partId]) || null;

const isComplete = (answer: PartAnswer, gaps: number): boolean =>
  answer.type !== 'blank' ||
  Array.from({ length: gaps }, (_, gap) => answer.texts[gap] ?? '').every(
    (value) => value.trim() !== '',
  );

/** Whether every part and every gap is answered. */
export function isAnswered(question: AskedQuestion, given: GivenAnswer | null): boolean {
  if (!given) return false;
  if (question.type !== 'compound') {
    const gaps = question.type === 'blank' ? question.gaps : 0;
    return given.type !== 'compound' && isComplete(given, gaps);
  }
  return question.parts.every((part) => {
    const answer = partOf(given, part.id);
    return answer !== null && isComplete(answer, part.type === 'blank' ? part.gaps : 0);
  });
}

/** Letter shown before an option, by its position, since options may be shuffled. */
export const letterAt = (index: number): string => String.fromCharCode(65 + index);

/** The answer after choosing the option at a position; null where there is none. */
export function answerAfterChoosing(
  question: AskedQuestion,
  answer: GivenAnswer | null,
  index: number,
): GivenAnswer | null | undefined {
  if (question.type === 'judge') {
    return index < 2 ? { type: 'judge', value: index === 0 } : undefined;
  }
  if (question.type !== 'single' && question.type !== 'multiple') return undefined;
  const key = question.options[index]?.key;
  if (key === undefined) return undefined;
  if (question.type === 'single') return { type: 'single', key };
  const keys = answer?.type === 'multiple' ? answer.keys : [];
  return nullIfEmpty({
    type: 'multiple',
    keys: keys.includes(key) ? keys.filter((value) => value !== key) : [...keys, key].toSorted(),
  });
}
