import { lazyPage } from '@edu/shared-utility';

/** A separate chunk, so that visitors of other pages need not load it. */
export const HomePage = lazyPage('saas', () => import('./views/home-page.view'));
