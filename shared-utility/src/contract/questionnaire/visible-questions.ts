import type {
  FormAnswers,
  FormCondition,
  FormContent,
  FormQuestion,
  FormSection,
  FormValue,
} from '../resources/questionnaire-content';
import { holds, isBlank } from './conditions';

/** A page with its visible questions. */
export interface VisibleSection {
  readonly section: FormSection;
  readonly questions: readonly FormQuestion[];
}

/**
 * The answer to a question, as an own property, so that an id such as `constructor` does not find an inherited one.
 */
export const answerTo = (answers: FormAnswers, { id }: Pick<FormQuestion, 'id'>) =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/**
 * The pages and questions that these answers lead to. Answers to questions that are hidden now are ignored;
 * conditions refer to earlier questions only, and jumps lead forward.
 */
export function visibleSections({ sections }: FormContent, answers: FormAnswers): VisibleSection[] {
  const answersById = new Map<string, { question: FormQuestion; value: FormValue | undefined }>();
  const isTrue = (condition: FormCondition): boolean => {
    const earlier = answersById.get(condition.questionId);
    return earlier !== undefined && holds(condition, earlier.question, earlier.value);
  };
  const visiblePages: VisibleSection[] = [];
  let index = 0;
  for (let section = sections[index]; section; section = sections[index]) {
    const questions = section.questions.filter((question) => {
      if (question.showIf && !isTrue(question.showIf)) return false;
      answersById.set(question.id, { question, value: answerTo(answers, question) });
      return true;
    });
    visiblePages.push({ section, questions });
    const to = section.jumps.find(({ when }) => isTrue(when))?.to;
    if (to === 'end') break;
    const target = sections.findIndex(({ id }) => id === to);
    index = target > index ? target : index + 1;
  }
  return visiblePages;
}

/** The answers to store: those to visible questions, without empty ones. */
export function visibleAnswers(content: FormContent, answers: FormAnswers): FormAnswers {
  const entries: [string, FormValue][] = [];
  for (const { questions } of visibleSections(content, answers)) {
    for (const question of questions) {
      const value = answerTo(answers, question);
      if (value === undefined || isBlank(value)) continue;
      entries.push([question.id, typeof value === 'string' ? value.trim() : value]);
    }
  }
  return Object.fromEntries(entries);
}
