import type { StudentLesson } from '@edu/shared-utility';
import type { useLessonLearning } from '../data/lesson-learning.hook';

/** What every way of showing a lesson is given. */
export interface StageProps {
  readonly lesson: StudentLesson;
  readonly learning: ReturnType<typeof useLessonLearning>;
  /** Where in the lesson the person is, in seconds, or the page of a document: notes are made there. */
  readonly onAt: (position: number) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}
