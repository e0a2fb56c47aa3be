import { post, read } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type { RichTextFile } from '../rich-text';
import type { EssayBody, QuestionPart } from './question-entities';

const base = '/platform/v1/marking';
const ours = { ours: true } as const;

/** An exam with answers that wait for the caller. */
export interface MarkingExam {
  examId: string;
  title: string;
  /** Answers of essays that have come in, and those with all points that they need. */
  answers: number;
  marked: number;
  /** Those that wait for the caller. */
  waiting: number;
  blind: boolean;
  twoMarkers: boolean;
}

/** One essay of one sitting. */
export interface MarkingAnswer {
  /** Of the sitting's place and the part; what marks are saved for. */
  id: string;
  examId: string;
  examTitle: string;
  /** Null where the exam is marked blind; `number` represents the person then. */
  name: string | null;
  number: string;
  stem: QuestionPart['stem'];
  /** The text above it, of a part of a compound question. */
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
  /** With one decimal at most; the sum of the lines where there is a rubric. */
  score: number;
  lines?: Record<string, number>;
  comment?: string;
  version?: Version;
}

/** Marking by people; ours. */
export const marking = {
  findExams: read<PageQuery, Page<MarkingExam>>()(`${base}/exams`, { ...ours, returns: 'page' }),
  /** Question by question; by default those that wait for the caller. */
  findAnswers: read<
    PageQuery & { examId: string; questionId?: string; done?: boolean },
    Page<MarkingAnswer>
  >()(`${base}/answers`, { ...ours, returns: 'page' }),
  /** Later changes are recorded, and what follows from the score is worked out anew. */
  mark: post<MarkInput, { version: Version; sittingDone: boolean }>()(`${base}/mark`, {
    ...ours,
    returns: 'object',
  }),
} as const;
