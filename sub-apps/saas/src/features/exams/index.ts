import { lazyPage } from '@edu/shared-utility';

/** /saas/exam, a chunk of its own. */
export const ExamsPage = lazyPage('saas', () => import('./views/exams-page.view'));
/** /saas/exam/<id>/<tab> */
export const ExamPage = lazyPage('saas', () => import('./views/exam-page.view'));
