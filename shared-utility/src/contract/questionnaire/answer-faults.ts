import type {
  FormAnswers,
  FormContent,
  FormOption,
  FormQuestion,
  FormValue,
} from '../resources/questionnaire-content';
import { isBlank } from './conditions';
import { answerTo, visibleSections } from './visible-questions';

/** Errors of an answer. */
export type AnswerFault =
  | 'required'
  | 'rows'
  | 'choice'
  | 'few'
  | 'many'
  | 'number'
  | 'large'
  | 'low'
  | 'high'
  | 'long'
  | 'date'
  | 'kind';

/** Maximum length in characters of one line, and of a paragraph. */
export const TEXT_LIMIT = 200;
export const PARAGRAPH_LIMIT = 5000;
/** Ends of the scales: likelihood to recommend, and stars. */
export const NPS_MOST = 10;
export const STARS_MOST = 5;
/** Maximum absolute value of a number. */
export const LARGEST_NUMBER = 1e12;

const hasOption = (options: readonly FormOption[], id: string): boolean =>
  options.some((option) => option.id === id);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function numberFault(
  value: FormValue,
  min: number | null,
  max: number | null,
  mustBeInteger: boolean,
) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
  if (Math.abs(value) > LARGEST_NUMBER) return 'large';
  if (mustBeInteger && !Number.isInteger(value)) return 'number';
  if (min !== null && value < min) return 'low';
  return max !== null && value > max ? 'high' : null;
}

function manyFault({ options, min, max }: FormQuestion, value: FormValue): AnswerFault | null {
  if (!Array.isArray(value)) return 'kind';
  if (new Set(value).size !== value.length || !value.every((id) => hasOption(options, id)))
    return 'choice';
  if (min !== null && value.length < min) return 'few';
  return max !== null && value.length > max ? 'many' : null;
}

function matrixFault(question: FormQuestion, value: FormValue): AnswerFault | null {
  const { rows, options, required } = question;
  if (typeof value !== 'object' || Array.isArray(value)) return 'kind';
  const isKnown = Object.entries(value).every(
    ([row, column]) => hasOption(rows, row) && hasOption(options, column),
  );
  if (!isKnown) return 'choice';
  return required && rows.some(({ id }) => !Object.hasOwn(value, id)) ? 'rows' : null;
}

function textFault(value: FormValue, limit: number): AnswerFault | null {
  if (typeof value !== 'string') return 'kind';
  return [...value].length > limit ? 'long' : null;
}

/** The error of an answer to a visible question; null without one. */
export function answerFault(
  question: FormQuestion,
  value: FormValue | undefined,
): AnswerFault | null {
  if (value === undefined || isBlank(value)) return question.required ? 'required' : null;
  switch (question.kind) {
    case 'single':
      if (typeof value !== 'string') return 'kind';
      return hasOption(question.options, value) ? null : 'choice';
    case 'multiple':
      return manyFault(question, value);
    case 'text':
      return textFault(value, TEXT_LIMIT);
    case 'paragraph':
      return textFault(value, PARAGRAPH_LIMIT);
    case 'number':
      return numberFault(value, question.min, question.max, false);
    case 'nps':
      return numberFault(value, 0, NPS_MOST, true);
    case 'stars':
      return numberFault(value, 1, STARS_MOST, true);
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : 'date';
    case 'matrix':
      return matrixFault(question, value);
  }
}

/** The errors of answers by question; answers to hidden questions have none. */
export function answerFaults(
  content: FormContent,
  answers: FormAnswers,
): ReadonlyMap<string, AnswerFault> {
  const faults = new Map<string, AnswerFault>();
  for (const { questions } of visibleSections(content, answers)) {
    for (const question of questions) {
      const fault = answerFault(question, answerTo(answers, question));
      if (fault) faults.set(question.id, fault);
    }
  }
  return faults;
}
