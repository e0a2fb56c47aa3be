import { lazyPage } from '@edu/shared-utility';

/** /saas/inbox, a chunk of its own. */
export const InboxPage = lazyPage('saas', () => import('./views/inbox-page.view'));
