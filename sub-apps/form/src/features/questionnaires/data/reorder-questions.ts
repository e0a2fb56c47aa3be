import type { FormContent } from '@edu/shared-utility';
import { mapSections } from './edit-content';
import { questionsIn } from './find-questions';

export const withoutItem = (content: FormContent, id: string): FormContent => ({
  sections: content.sections
    .filter((section) => section.id !== id)
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.id !== id),
    })),
});

/** Moves a question to the position of another one. */
export function withQuestionMovedTo(
  content: FormContent,
  id: string,
  targetId: string,
): FormContent {
  const question = questionsIn(content).find((formQuestion) => formQuestion.id === id);
  if (!question || id === targetId) return content;
  const order = questionsIn(content).map((formQuestion) => formQuestion.id);
  const isMovedDown = order.indexOf(id) < order.indexOf(targetId);
  return mapSections(withoutItem(content, id), (section) => {
    const index = section.questions.findIndex((formQuestion) => formQuestion.id === targetId);
    if (index < 0) return section;
    return {
      ...section,
      questions: section.questions.toSpliced(isMovedDown ? index + 1 : index, 0, question),
    };
  });
}

/** Moves a question up or down by one; at the edge of a section to the adjacent section. */
export function withQuestionMovedBy(content: FormContent, id: string, offset: 1 | -1): FormContent {
  const { sections } = content;
  const sectionIndex = sections.findIndex(({ questions }) =>
    questions.some((formQuestion) => formQuestion.id === id),
  );
  const questions = sections[sectionIndex]?.questions ?? [];
  const index = questions.findIndex((formQuestion) => formQuestion.id === id);
  const neighbour = questions[index + offset];
  if (neighbour) return withQuestionMovedTo(content, id, neighbour.id);
  const adjacentSection = sections[sectionIndex + offset];
  const question = questions[index];
  if (!adjacentSection || !question) return content;
  return mapSections(withoutItem(content, id), (section) => {
    if (section.id !== adjacentSection.id) return section;
    const list = section.questions;
    return { ...section, questions: offset === 1 ? [question, ...list] : [...list, question] };
  });
}
