import type { StudentChapter, StudentCourseDetail } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { useRef } from 'react';
import { data } from './data';

/** Load state of a course with its lessons. */
export type CourseLoad =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly code: number;
      readonly message: string;
      /** Whether the course was open before it disappeared. */
      readonly wasOpen: boolean;
    }
  | {
      readonly status: 'ready';
      readonly detail: StudentCourseDetail;
      readonly chapters: readonly StudentChapter[];
    };

/** Loads a course and its lessons in parallel. */
export function useCourse(courseId: string): { load: CourseLoad; reload: () => void } {
  const detailQuery = data.useStudentCourseFindCourseByIdQuery({ id: courseId });
  const lessonsQuery = data.useStudentCourseFindCourseItemInfoQuery({ courseId });
  const [detail, chapters] = [loadedOf(detailQuery), loadedOf(lessonsQuery)];
  const opened = useRef<string | null>(null);
  const wasOpen = opened.current === courseId;
  const reload = (): void => {
    void detailQuery.refetch();
    void lessonsQuery.refetch();
  };
  if (detail.status === 'failed') return { load: { ...detail, wasOpen }, reload };
  if (chapters.status === 'failed') return { load: { ...chapters, wasOpen }, reload };
  // Waits for both, so that another course's lessons are never shown with this name.
  if (!detailQuery.currentData || !lessonsQuery.currentData)
    return { load: { status: 'loading' }, reload };
  opened.current = courseId;
  return {
    load: { status: 'ready', detail: detailQuery.currentData, chapters: lessonsQuery.currentData },
    reload,
  };
}
