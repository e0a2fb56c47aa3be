import type { FormContent } from '@edu/shared-utility';
import { eachSection } from './edit-content';
import { questionsIn } from './find-questions';

export const withoutPlace = (content: FormContent, id: string): FormContent => ({
  sections: content.sections
    .filter((section) => section.id !== id)
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => question.id !== id),
    })),
});

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
