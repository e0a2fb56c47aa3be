import type { FormContent, FormQuestion, FormSection } from '@edu/shared-utility';
import { questionsIn } from './find-questions';
import { newId, newSection } from './new-content';

const eachSection = (
  { sections }: FormContent,
  change: (section: FormSection) => FormSection,
): FormContent => ({ sections: sections.map(change) });

export const withSection = (content: FormContent, section: FormSection): FormContent =>
  eachSection(content, (formSection) => (formSection.id === section.id ? section : formSection));

export const withQuestion = (content: FormContent, question: FormQuestion): FormContent =>
  eachSection(content, (section) => ({
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
  eachSection(content, (section) =>
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
  return eachSection(content, (section) => ({
    ...section,
    questions: section.questions.flatMap((question) =>
      question.id === id
        ? [question, { ...structuredClone(question), id: newId('q') }]
        : [question],
    ),
  }));
}

export const withoutPlace = (content: FormContent, id: string): FormContent => ({
  sections: content.sections
    .filter((section) => section.id !== id)
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.id !== id),
    })),
});

/** Restores a removed part in its place, keeping what was changed since. */
export function restoreRemoved(now: FormContent, before: FormContent, id: string): FormContent {
  const index = before.sections.findIndex((section) => section.id === id);
  const removedSection = before.sections[index];
  if (removedSection) return { sections: now.sections.toSpliced(index, 0, removedSection) };
  const page = before.sections.find(({ questions }) =>
    questions.some((formQuestion) => formQuestion.id === id),
  );
  const position = page?.questions.findIndex((formQuestion) => formQuestion.id === id) ?? -1;
  const question = page?.questions[position];
  if (!page || !question) return now;
  const isSectionPresent = now.sections.some((section) => section.id === page.id);
  const target = isSectionPresent ? page.id : now.sections.at(-1)?.id;
  return eachSection(now, (section) =>
    section.id === target
      ? { ...section, questions: section.questions.toSpliced(position, 0, question) }
      : section,
  );
}

/** Moves a question to the position of another one. */
export function afterDrop(content: FormContent, id: string, targetId: string): FormContent {
  const question = questionsIn(content).find((formQuestion) => formQuestion.id === id);
  if (!question || id === targetId) return content;
  const order = questionsIn(content).map((formQuestion) => formQuestion.id);
  const isMovedDown = order.indexOf(id) < order.indexOf(targetId);
  return eachSection(withoutPlace(content, id), (section) => {
    const index = section.questions.findIndex((formQuestion) => formQuestion.id === targetId);
    if (index < 0) return section;
    return {
      ...section,
      questions: section.questions.toSpliced(isMovedDown ? index + 1 : index, 0, question),
    };
  });
}

/** Moves a question up or down by one; at the edge of a page to the next page. */
export function afterStep(content: FormContent, id: string, offset: 1 | -1): FormContent {
  const { sections } = content;
  const page = sections.findIndex(({ questions }) =>
    questions.some((formQuestion) => formQuestion.id === id),
  );
  const questions = sections[page]?.questions ?? [];
  const index = questions.findIndex((formQuestion) => formQuestion.id === id);
  const neighbour = questions[index + offset];
  if (neighbour) return afterDrop(content, id, neighbour.id);
  const next = sections[page + offset];
  const question = questions[index];
  if (!next || !question) return content;
  return eachSection(withoutPlace(content, id), (section) => {
    if (section.id !== next.id) return section;
    const list = section.questions;
    return { ...section, questions: offset === 1 ? [question, ...list] : [...list, question] };
  });
}
