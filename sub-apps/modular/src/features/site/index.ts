import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own, with its texts and the rules of colours. */
export const SitePage = lazyPage('modular', () => import('./views/site-page.view'));
