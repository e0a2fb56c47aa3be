import { lazyPage } from '@edu/shared-utility';

/** /saas/message, a chunk of its own. */
export const MessagesPage = lazyPage('saas', () => import('./views/messages-page.view'));
