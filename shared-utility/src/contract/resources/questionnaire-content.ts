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

/** What can be chosen, or a line of a matrix. */
export interface FormOption {
  id: string;
  text: string;
}

/** `questionnaire/conditions.ts` says which of them fit a kind. */
export type FormTest = 'is' | 'isNot' | 'contains' | 'less' | 'more' | 'answered';

/** What has to be true of the answer to an earlier question. Without an answer it is not. */
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
  /** Of single, multiple and, as columns, of a matrix. */
  options: FormOption[];
  /** Of a matrix. */
  rows: FormOption[];
  /** How many of multiple, or the least number; null for any. */
  min: number | null;
  max: number | null;
  /** Null: it is always shown. */
  showIf: FormCondition | null;
}

/** Where it goes on after a page: at a later one, or nowhere. */
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
  /** The first that holds counts. */
  jumps: FormJump[];
}

export interface FormContent {
  sections: FormSection[];
}

/** Id of an option, a text or day; a number; ids of options; ids of columns by those of rows. */
export type FormValue = string | number | string[] | { [row: string]: string };

/** By the question's id. */
export type FormAnswers = { [question: string]: FormValue };
