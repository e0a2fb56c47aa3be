import type { SittingState } from './exam-board-entities';
import type { Exam, ExamPhase } from './exam-entities';

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
  /** Extra minutes of the student. */
  extraMinutes: number;
  /** Number of begun sittings. */
  used: number;
  /** Null is without limit. */
  left: number | null;
  /** Id of the open sitting. */
  openSittingId: string | null;
  /** The sitting that counts, as far as the exam shows it. */
  best: {
    sittingId: string;
    state: SittingState;
    score: number | null;
    passed: boolean | null;
  } | null;
  mayReview: boolean;
}
