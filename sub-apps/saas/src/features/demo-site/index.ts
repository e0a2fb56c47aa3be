import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own: only visitors of the demo tenant see this page. */
export const DemoSitePage = lazyPage('saas', () => import('./views/demo-site-page.view'));
