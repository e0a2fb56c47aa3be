import type { AskedQuestion, GivenAnswer, PartAnswer, Sitting } from '@edu/shared-utility';

/** A question of the paper with its running number. */
export interface PaperSlot {
  readonly id: string;
  readonly number: number;
  readonly question: AskedQuestion;
  readonly score: number;
  /** Of its section, at the first question of it. */
  readonly heading: { readonly title: string; readonly note: string } | null;
}

export function placesOf({ sections }: Pick<Sitting, 'sections'>): PaperSlot[] {
  const hasHeadings = sections.length > 1 || sections.some(({ note }) => note !== '');
  const all = sections.flatMap(({ title, note, questions }) =>
    questions.map((question, index) => ({
      ...question,
      heading: hasHeadings && index === 0 ? { title, note } : null,
    })),
  );
  return all.map((item, index) => ({ ...item, number: index + 1 }));
}

/** An answer that says nothing is none. */
export function orNone<A extends PartAnswer>(answer: A): A | null {
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

/** The whole answer of a compound question with one part's in its place. */
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

const isWhole = (answer: PartAnswer, gaps: number): boolean =>
  answer.type !== 'blank' ||
  Array.from({ length: gaps }, (_, gap) => answer.texts[gap] ?? '').every(
    (value) => value.trim() !== '',
  );

/** Whether nothing of it is open: every part and every gap. */
export function isAnswered(question: AskedQuestion, given: GivenAnswer | null): boolean {
  if (!given) return false;
  if (question.type !== 'compound') {
    const gaps = question.type === 'blank' ? question.gaps : 0;
    return given.type !== 'compound' && isWhole(given, gaps);
  }
  return question.parts.every((part) => {
    const answer = partOf(given, part.id);
    return answer !== null && isWhole(answer, part.type === 'blank' ? part.gaps : 0);
  });
}

/** What the person sees before an option: by its place, for options may be mixed. */
export const letterAt = (index: number): string => String.fromCharCode(65 + index);

/** What choosing the option at a place makes of an answer; null where there is none to choose. */
export function chosen(
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
  return orNone({
    type: 'multiple',
    keys: keys.includes(key) ? keys.filter((value) => value !== key) : [...keys, key].toSorted(),
  });
}
