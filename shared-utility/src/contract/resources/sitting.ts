import { type None, post, read } from '../endpoint';
import type { RichTextFile } from '../rich-text';
import type { Exam, ExamPhase, SittingState } from './exam';
import type { UserPaper } from './exam-analysis';
import type { AskedQuestion } from './paper';
import type { GivenAnswer } from './question-entities';

const base = '/platform/v1/sittings';
const ours = { ours: true } as const;

/** An exam as a student sees it. */
export interface StudentExam
  extends Pick<
    Exam,
    | 'id'
    | 'title'
    | 'description'
    | 'startsAt'
    | 'endsAt'
    | 'minutes'
    | 'totalScore'
    | 'passScore'
    | 'attempts'
    | 'layout'
    | 'watchFocus'
  > {
  phase: ExamPhase;
  questionCount: number;
  /** Minutes beside those of the exam. */
  extraMinutes: number;
  /** Sittings that were begun. */
  used: number;
  /** Null is without limit. */
  left: number | null;
  /** The one that goes on. */
  openSittingId: string | null;
  /** The one that counts, as far as it may be shown. */
  best: {
    sittingId: string;
    state: SittingState;
    score: number | null;
    passed: boolean | null;
  } | null;
  mayReview: boolean;
}

export interface SittingQuestion {
  /** Of the place in this sitting. */
  id: string;
  question: AskedQuestion;
  score: number;
}

/** What one sits: questions are sent only once it was opened. */
export interface Sitting {
  id: string;
  examId: string;
  title: string;
  state: SittingState;
  attempt: number;
  layout: Exam['layout'];
  watchFocus: boolean;
  /** The server's clock at this answer, and when that clock hands it in. */
  now: string;
  startedAt: string;
  endsAt: string;
  sections: { title: string; note: string; questions: SittingQuestion[] }[];
  files: RichTextFile[];
  /** By the place's id, with the number of the write that counts. */
  answers: Record<string, { given: GivenAnswer | null; mark: boolean; at: number }>;
}

/** One change on the learner's device. */
export interface AnswerChange {
  questionId: string;
  given: GivenAnswer | null;
  /** Marked for later. */
  mark: boolean;
  /** Counts the device's changes of this sitting from what the server had: an older one never replaces a newer one. */
  at: number;
}

/** What was taken; the rest had a newer one before it. */
export interface AnswersTaken {
  now: string;
  endsAt: string;
  state: SittingState;
  /** The numbers that stand now, of the questions that were sent. */
  at: Record<string, number>;
}

/** Exams as students sit them; ours. */
export const sitting = {
  /** Those that the student may sit, has sat, or will: a hundred at most. */
  findMine: read<None, StudentExam[]>()(`${base}/mine`, { ...ours, returns: 'list' }),
  findExam: read<{ examId: string }, StudentExam>()(`${base}/exams/{examId}`, {
    ...ours,
    returns: 'object',
  }),
  /** Goes on with the one that is open, on whatever device, or begins one. */
  open: post<{ examId: string }, Sitting>()(`${base}/open`, { ...ours, returns: 'object' }),
  findById: read<{ id: string }, Sitting>()(`${base}/{id}`, { ...ours, returns: 'object' }),
  /** 50 changes at most. 40900 once it is handed in: `data.present` says when. */
  answer: post<{ id: string; changes: AnswerChange[]; leaves?: number }, AnswersTaken>()(
    `${base}/answer`,
    { ...ours, returns: 'object', toast: false, unattended: true },
  ),
  /** Exactly once; again, it answers the same. `changes` are taken before. */
  handIn: post<
    { id: string; changes?: AnswerChange[] },
    { state: SittingState; submittedAt: string }
  >()(`${base}/handIn`, { ...ours, returns: 'object', toast: false }),
  /** With what is right and what was earned, where and when the exam shows it. */
  review: read<{ id: string }, UserPaper>()(`${base}/{id}/review`, { ...ours, returns: 'object' }),
} as const;
