import type { FormAnswers } from './questionnaire-content';

export interface FormCount {
  /** Id of an option, or the number or day as it is written. */
  value: string;
  /** Of a matrix. */
  row: string | null;
  count: number;
}

export interface FormFigures {
  questionId: string;
  /** How many have answered it. */
  answered: number;
  counts: FormCount[];
  /** Of numbers and scales; null without one. */
  average: number | null;
}

export interface QuestionnaireResults {
  answers: number;
  /** Median duration in seconds; null without answers. */
  seconds: number | null;
  /** Days with answers. */
  days: { day: string; count: number }[];
  figures: FormFigures[];
}

export interface FormText {
  text: string;
  answeredAt: string;
  personName: string | null;
}

export interface SingleAnswer {
  id: string;
  answeredAt: string;
  seconds: number | null;
  personName: string | null;
  values: FormAnswers;
}
