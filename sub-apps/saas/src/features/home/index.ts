import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own: who comes by an address of another page does not wait for it. */
export const HomePage = lazyPage('saas', () => import('./views/home-page.view'));
