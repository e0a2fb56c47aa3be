import { lazyPage } from '@edu/shared-utility';

/** /saas/declare: the organisation's declarations. */
export const DeclarationsPage = lazyPage('saas', () => import('./views/declarations-page.view'));
/** /saas/declare/review: submitted declarations, for the platform's operators. */
export const DeclarationReviewPage = lazyPage('saas', () => import('./views/review-page.view'));
