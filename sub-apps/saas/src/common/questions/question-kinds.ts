import type { Difficulty, QuestionStatus, QuestionType } from '@edu/shared-utility';

/** In the order of choices. */
export const questionTypes = [
  'single',
  'multiple',
  'judge',
  'blank',
  'essay',
  'compound',
] as const satisfies readonly QuestionType[];

export const questionStatuses = [
  'draft',
  'released',
  'withdrawn',
] as const satisfies readonly QuestionStatus[];

export const difficulties = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[];
