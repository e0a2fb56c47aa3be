import { lazyPage } from '@edu/shared-utility';

/** /saas/talent: certified people. */
export const TalentPage = lazyPage('saas', () => import('./views/talent-page.view'));
