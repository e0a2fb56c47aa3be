import type {
  FormCondition,
  FormKind,
  FormQuestion,
  FormTest,
  FormValue,
} from '../resources/questionnaire-content';
/** The tests that a condition may use, by the kind of its question. */
export const formTests: Readonly<Record<FormKind, readonly FormTest[]>> = {
  single: ['is', 'isNot', 'answered'],
  multiple: ['contains', 'isNot', 'answered'],
  text: ['contains', 'answered'],
  paragraph: ['contains', 'answered'],
  number: ['is', 'less', 'more', 'answered'],
  nps: ['is', 'less', 'more', 'answered'],
  stars: ['is', 'less', 'more', 'answered'],
  date: ['is', 'less', 'more', 'answered'],
  matrix: ['answered'],
};

/** Whether a value is no answer, such as an empty text or list. */
export function isBlank(value: FormValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return false;
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

const caseFolded = (text: string): string => text.trim().toLowerCase();

function isLess(value: FormValue, limit: string): boolean {
  if (typeof value === 'number') return value < Number(limit);
  // ISO dates can be compared as text.
  return typeof value === 'string' && value < limit;
}

const equalsValue = (value: FormValue, other: string): boolean =>
  typeof value === 'number' ? value === Number(other) : value === other;

/** Whether a condition is true for an answer; without an answer it is false. */
export function holds(
  { test, value }: FormCondition,
  { kind }: Pick<FormQuestion, 'kind'>,
  answer: FormValue | undefined,
): boolean {
  if (answer === undefined || isBlank(answer) || !formTests[kind].includes(test)) return false;
  switch (test) {
    case 'answered':
      return true;
    case 'is':
      return equalsValue(answer, value);
    case 'isNot':
      return Array.isArray(answer) ? !answer.includes(value) : answer !== value;
    case 'contains':
      if (Array.isArray(answer)) return answer.includes(value);
      return typeof answer === 'string' && caseFolded(answer).includes(caseFolded(value));
    case 'less':
      return isLess(answer, value);
    case 'more':
      return !isLess(answer, value) && !equalsValue(answer, value);
  }
}
