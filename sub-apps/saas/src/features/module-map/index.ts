import { lazyPage } from '@edu/shared-utility';

/** A chunk of its own, data and all: only platform operators have this page. */
export const ModuleMapPage = lazyPage('saas', () => import('./views/module-map-page.view'));
