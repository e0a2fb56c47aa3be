import { lazyPage } from '@edu/shared-utility';

/** /saas/resource/applications, a chunk of its own. */
export const ResourceApplicationsPage = lazyPage(
  'saas',
  () => import('./views/applications-page.view'),
);
