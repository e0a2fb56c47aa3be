import { lazyPage } from '@edu/shared-utility';

/** /learn/courses: the courses that the person may learn. */
export const CoursesPage = lazyPage('learn', () => import('./views/courses-page.view'));
/** /learn/courses/:courseId: one course with its lessons. */
export const CoursePage = lazyPage('learn', () => import('./views/course-page.view'));
