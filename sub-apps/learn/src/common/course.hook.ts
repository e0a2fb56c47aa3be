import type { StudentChapter, StudentCourseDetail } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { useRef } from 'react';
import { data } from './data';

/** A course with its lessons, as far as both are there. */
export type CourseLoad =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly code: number;
      readonly message: string;
      /** The person was in it a moment ago. */
      readonly wasOpen: boolean;
    }
  | {
      readonly status: 'ready';
      readonly detail: StudentCourseDetail;
      readonly chapters: readonly StudentChapter[];
    };

/** A course and its lessons, asked for side by side. */
export function useCourse(courseId: string): { load: CourseLoad; reload: () => void } {
  const aboutIt = data.useStudentCourseFindCourseByIdQuery({ id: courseId });
  const itsLessons = data.useStudentCourseFindCourseItemInfoQuery({ courseId });
  const [detail, chapters] = [loadedOf(aboutIt), loadedOf(itsLessons)];
  const opened = useRef<string | null>(null);
  const wasOpen = opened.current === courseId;
  const reload = (): void => {
    void aboutIt.refetch();
    void itsLessons.refetch();
  };
  if (detail.status === 'failed') return { load: { ...detail, wasOpen }, reload };
  if (chapters.status === 'failed') return { load: { ...chapters, wasOpen }, reload };
  // of another course's lessons nothing is beside this one's name
  if (!aboutIt.currentData || !itsLessons.currentData)
    return { load: { status: 'loading' }, reload };
  opened.current = courseId;
  return {
    load: { status: 'ready', detail: aboutIt.currentData, chapters: itsLessons.currentData },
    reload,
  };
}
