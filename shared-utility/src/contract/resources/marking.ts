import { post, read } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { RichTextFile } from '../rich-text';
import type { EssayBody, QuestionPart } from './question-content';

const base = '/platform/v1/marking';
const ours = { ours: true } as const;

/** An exam with answers that wait for the caller. */
export interface MarkingExam {
  examId: string;
  title: string;
  /** Numbers of essay answers that were handed in, and of those fully marked. */
  answers: number;
  marked: number;
  /** Answers that wait for the caller. */
  waiting: number;
  blind: boolean;
  twoMarkers: boolean;
}

/** One essay of one sitting. */
export interface MarkingAnswer {
  /** Id of the answer, by which marks are saved. */
  id: string;
  examId: string;
  examTitle: string;
  /** Null if the exam is marked blind; then `number` identifies the person. */
  name: string | null;
  number: string;
  stem: QuestionPart['stem'];
  /** The common text, for a part of a compound question. */
  above: QuestionPart['stem'] | null;
  model: EssayBody['answer'];
  rubric: EssayBody['rubric'];
  maxScore: number;
  given: string;
  /** The caller's own points, null before. */
  score: number | null;
  /** Points by rubric line. */
  lines: Record<string, number>;
  comment: string;
  files: RichTextFile[];
  version: Version;
}

export interface MarkInput {
  id: string;
  /** At most one decimal; with a rubric the sum of its lines. */
  score: number;
  lines?: Record<string, number>;
  comment?: string;
  version?: Version;
}

/** Manual marking; ours. */
export const marking = {
  findExams: read<PageQuery, Page<MarkingExam>>()(`${base}/exams`, { ...ours, returns: 'page' }),
  /** Question by question; by default those that wait for the caller. */
  findAnswers: read<
    PageQuery & { examId: string; questionId?: string; done?: boolean },
    Page<MarkingAnswer>
  >()(`${base}/answers`, { ...ours, returns: 'page' }),
  /** Later changes are recorded, and everything derived from the score is recalculated. */
  mark: post<MarkInput, { version: Version; sittingDone: boolean }>()(`${base}/mark`, {
    ...ours,
    returns: 'object',
  }),
} as const;
