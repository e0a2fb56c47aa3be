import { lazyPage } from '../../common/lazy-page.view';

/** A chunk of its own: only visitors of the demo tenant see this page. */
export const DemoSitePage = lazyPage(() => import('./views/demo-site-page.view'));
