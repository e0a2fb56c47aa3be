import { lazyPage } from '@edu/shared-utility';

/** /saas/exchange, a chunk of its own. */
export const CodesPage = lazyPage('saas', () => import('./views/codes-page.view'));
