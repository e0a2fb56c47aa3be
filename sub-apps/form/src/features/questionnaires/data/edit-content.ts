import type { FormContent, FormQuestion, FormSection } from '@edu/shared-utility';
import { newId, newSection } from './new-content';

export const mapSections = (
  { sections }: FormContent,
  change: (section: FormSection) => FormSection,
): FormContent => ({ sections: sections.map(change) });

export const withSection = (content: FormContent, section: FormSection): FormContent =>
  mapSections(content, (formSection) => (formSection.id === section.id ? section : formSection));

export const withQuestion = (content: FormContent, question: FormQuestion): FormContent =>
  mapSections(content, (section) => ({
    ...section,
    questions: section.questions.map((formQuestion) =>
      formQuestion.id === question.id ? question : formQuestion,
    ),
  }));

export const withAdded = (
  content: FormContent,
  sectionId: string,
  question: FormQuestion,
): FormContent =>
  mapSections(content, (section) =>
    section.id === sectionId
      ? { ...section, questions: [...section.questions, question] }
      : section,
  );

/** Adds a page at the end. */
export const withPage = ({ sections }: FormContent): FormContent => ({
  sections: [...sections, newSection()],
});

/** Inserts a copy after the original, with new ids; no condition refers to it. */
export function withDuplicate(content: FormContent, id: string): FormContent {
  return mapSections(content, (section) => ({
    ...section,
    questions: section.questions.flatMap((question) =>
      question.id === id
        ? [question, { ...structuredClone(question), id: newId('q') }]
        : [question],
    ),
  }));
}

/** Restores a removed part in its place, keeping what was changed since. */
export function restoreRemoved(current: FormContent, before: FormContent, id: string): FormContent {
  const index = before.sections.findIndex((section) => section.id === id);
  const removedSection = before.sections[index];
  if (removedSection) return { sections: current.sections.toSpliced(index, 0, removedSection) };
  const page = before.sections.find(({ questions }) =>
    questions.some((formQuestion) => formQuestion.id === id),
  );
  const position = page?.questions.findIndex((formQuestion) => formQuestion.id === id) ?? -1;
  const question = page?.questions[position];
  if (!page || !question) return current;
  const isSectionPresent = current.sections.some((section) => section.id === page.id);
  const target = isSectionPresent ? page.id : current.sections.at(-1)?.id;
  return mapSections(current, (section) =>
    section.id === target
      ? { ...section, questions: section.questions.toSpliced(position, 0, question) }
      : section,
  );
}
