import { lazyPage } from '@edu/shared-utility';

/** /saas/organize: the organisation as a tree of branches, departments and people. */
export const OrganizePage = lazyPage('saas', () => import('./views/organize-page.view'));
