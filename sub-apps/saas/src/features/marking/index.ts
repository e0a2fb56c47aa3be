import { lazyPage } from '@edu/shared-utility';

/** /saas/exam/marking */
export const MarkingPage = lazyPage('saas', () => import('./views/marking-page.view'));
/** /saas/exam/marking/<id of the exam> */
export const MarkPage = lazyPage('saas', () => import('./views/mark-page.view'));
