import type { LessonProgress, StudentChapter } from '@edu/shared-utility';
import { useCallback, useState } from 'react';
import { type LessonProgressById, withProgress } from '../../../common/outline/outline';

interface CourseProgress {
  readonly lessons: LessonProgressById;
  /** Progress of the whole course, 0 to 1; null before any progress on this page. */
  readonly progress: number | null;
  readonly finishedAt: string | null;
}

const noProgress: CourseProgress = { lessons: new Map(), progress: null, finishedAt: null };

/**
 * Progress of the course's lessons since they were loaded.
 *
 * @param onDone called when a lesson is completed, since another one may be unlocked
 */
export function useCourseProgress(onDone: () => void) {
  const [newProgress, setNewProgress] = useState(noProgress);
  const add = useCallback(
    (lessonId: string, { done, watched, bound, progress, finishedAt }: LessonProgress) =>
      setNewProgress(({ lessons }) => {
        const next = new Map(lessons).set(lessonId, { done, watched, bound });
        return { lessons: next, progress, finishedAt };
      }),
    [],
  );
  /** @param wasDone whether the lesson was already completed */
  const report = useCallback(
    (lessonId: string, now: LessonProgress, wasDone: boolean) => {
      add(lessonId, now);
      if (now.done && !wasDone) onDone();
    },
    [add, onDone],
  );
  const withNewProgress = (chapters: readonly StudentChapter[]) =>
    withProgress(chapters, newProgress.lessons);
  return { ...newProgress, report, withGained: withNewProgress };
}
