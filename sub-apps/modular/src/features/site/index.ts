import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own, with its phrases and the colour rules. */
export const SitePage = lazyPage('modular', () => import('./views/site-page.view'));
