import { lazyPage } from '@edu/shared-utility';

/** /saas/resource, a chunk of its own. */
export const ResourcesPage = lazyPage('saas', () => import('./views/resources-page.view'));
