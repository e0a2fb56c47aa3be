export type FormKind =
  | 'single'
  | 'multiple'
  | 'text'
  | 'paragraph'
  | 'number'
  | 'nps'
  | 'stars'
  | 'date'
  | 'matrix';

/** An option, or a row of a matrix. */
export interface FormOption {
  id: string;
  text: string;
}

/** `questionnaire/conditions.ts` says which of them fit a kind. */
export type FormTest = 'is' | 'isNot' | 'contains' | 'less' | 'more' | 'answered';

/** A condition on the answer to an earlier question; without an answer it is false. */
export interface FormCondition {
  questionId: string;
  test: FormTest;
  /** Id of an option, or a number, day or text as it is written; empty for `answered`. */
  value: string;
}

export interface FormQuestion {
  id: string;
  kind: FormKind;
  title: string;
  help: string;
  required: boolean;
  /** Options of `single` and `multiple`, columns of a matrix. */
  options: FormOption[];
  /** Rows of a matrix. */
  rows: FormOption[];
  /** Minimum number of options of `multiple`, or the minimum of a number; null for none. */
  min: number | null;
  max: number | null;
  /** Null if it is always shown. */
  showIf: FormCondition | null;
}

/** A jump after a page to a later one, or to the end. */
export interface FormJump {
  when: FormCondition;
  /** Id of a section, or `end`. */
  to: string;
}

/** A page of a questionnaire. */
export interface FormSection {
  id: string;
  title: string;
  text: string;
  questions: FormQuestion[];
  /** The first jump whose condition is true is taken. */
  jumps: FormJump[];
}

export interface FormContent {
  sections: FormSection[];
}

/** Id of an option, a text or day; a number; ids of options; ids of columns by those of rows. */
export type FormValue = string | number | string[] | { [row: string]: string };

/** By the question's id. */
export type FormAnswers = { [question: string]: FormValue };
