import type { FormContent, FormQuestion } from '@edu/shared-utility';

export const questionsIn = ({ sections }: FormContent): FormQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** The questions before this one, which its condition may refer to. */
export function questionsBefore(content: FormContent, id: string): FormQuestion[] {
  const all = questionsIn(content);
  return all.slice(
    0,
    all.findIndex((item) => item.id === id),
  );
}

/** The questions up to the end of a page, which its jumps may refer to. */
export function questionsUpTo({ sections }: FormContent, sectionId: string): FormQuestion[] {
  const index = sections.findIndex(({ id }) => id === sectionId);
  return questionsIn({ sections: sections.slice(0, index + 1) });
}
