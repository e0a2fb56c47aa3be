import { lazyPage } from '@edu/shared-utility';

/** /saas/declare: what the organisation declares of its trainings. */
export const DeclarationsPage = lazyPage('saas', () => import('./views/declarations-page.view'));
/** /saas/declare/review: what waits for the platform's operators. */
export const DeclarationReviewPage = lazyPage('saas', () => import('./views/review-page.view'));
