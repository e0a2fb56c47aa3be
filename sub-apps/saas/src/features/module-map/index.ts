import { lazyPage } from '../../common/lazy-page.view';

/** A chunk of its own, data and all: only platform operators have this page. */
export const ModuleMapPage = lazyPage(() => import('./views/module-map-page.view'));
