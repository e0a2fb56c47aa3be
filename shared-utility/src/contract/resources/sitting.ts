import { type None, post, read } from '../endpoint';
import type { RichTextFile } from '../rich-text';
import type { UserPaper } from './exam-analysis-entities';
import type { SittingState } from './exam-board-entities';
import type { Exam } from './exam-entities';
import type { AskedQuestion } from './paper-sheet-entities';
import type { GivenAnswer } from './question-entities';
import type { StudentExam } from './student-exam-entities';

const base = '/platform/v1/sittings';
const ours = { ours: true } as const;

export interface SittingQuestion {
  /** Id of the question's place in this sitting. */
  id: string;
  question: AskedQuestion;
  score: number;
}

/** An open sitting with its questions. */
export interface Sitting {
  id: string;
  examId: string;
  title: string;
  state: SittingState;
  attempt: number;
  layout: Exam['layout'];
  watchFocus: boolean;
  /** The server's time of this response, and when the server hands the sitting in. */
  now: string;
  startedAt: string;
  endsAt: string;
  sections: { title: string; note: string; questions: SittingQuestion[] }[];
  files: RichTextFile[];
  /** Answers by the place's id, each with the number of the change that was stored. */
  answers: Record<string, { given: GivenAnswer | null; mark: boolean; at: number }>;
}

/** One change on the learner's device. */
export interface AnswerChange {
  questionId: string;
  given: GivenAnswer | null;
  /** Marked by the person to return to it later. */
  mark: boolean;
  /** Counts the device's changes of this sitting from what the server had: an older one never replaces a newer one. */
  at: number;
}

/** Stored changes; the others were older than what the server had. */
export interface AnswersTaken {
  now: string;
  endsAt: string;
  state: SittingState;
  /** The numbers of the stored changes, for the sent questions. */
  at: Record<string, number>;
}

/** Exams from the students' side; ours. */
export const sitting = {
  /** Exams that the student has sat, may sit now or later; at most a hundred. */
  findMine: read<None, StudentExam[]>()(`${base}/mine`, { ...ours, returns: 'list' }),
  findExam: read<{ examId: string }, StudentExam>()(`${base}/exams/{examId}`, {
    ...ours,
    returns: 'object',
  }),
  /** Returns the open sitting, from whatever device it was begun, or begins one. */
  open: post<{ examId: string }, Sitting>()(`${base}/open`, { ...ours, returns: 'object' }),
  findById: read<{ id: string }, Sitting>()(`${base}/{id}`, { ...ours, returns: 'object' }),
  /** At most 50 changes; 40900 with `data.present` once it is handed in. */
  answer: post<{ id: string; changes: AnswerChange[]; leaves?: number }, AnswersTaken>()(
    `${base}/answer`,
    { ...ours, returns: 'object', toast: false, unattended: true },
  ),
  /** Stores `changes` and hands in; a repeated call returns the same. */
  handIn: post<
    { id: string; changes?: AnswerChange[] },
    { state: SittingState; submittedAt: string }
  >()(`${base}/handIn`, { ...ours, returns: 'object', toast: false }),
  /** With correct answers and points, if and when the exam shows them. */
  review: read<{ id: string }, UserPaper>()(`${base}/{id}/review`, { ...ours, returns: 'object' }),
} as const;
