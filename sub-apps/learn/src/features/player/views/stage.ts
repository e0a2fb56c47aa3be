import type { StudentLesson } from '@edu/shared-utility';
import type { useLessonLearning } from '../data/lesson-learning.hook';

/** Props of every kind of lesson view. */
export interface StageProps {
  readonly lesson: StudentLesson;
  readonly learning: ReturnType<typeof useLessonLearning>;
  /** Called with the position, in seconds or as a page number, at which notes are added. */
  readonly onPosition: (position: number) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}
