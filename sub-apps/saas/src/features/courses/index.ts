import { lazyPage } from '@edu/shared-utility';

/** /saas/course, a chunk of its own. */
export const CoursesPage = lazyPage('saas', () => import('./views/courses-page.view'));
/** /saas/course/grants */
export const CourseGrantsPage = lazyPage('saas', () => import('./views/grants-page.view'));
/** /saas/course/<id>/<tab> */
export const CourseEditorPage = lazyPage('saas', () => import('./views/editor-page.view'));
