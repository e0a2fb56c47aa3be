import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own: only visitors of the demo tenant see this page. */
export const DemoHomePage = lazyPage('saas', () => import('./views/demo-home-page.view'));
