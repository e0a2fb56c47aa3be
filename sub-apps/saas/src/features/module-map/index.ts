import { lazyPage } from '@edu/shared-utility';

/** A separate chunk with its data layer, since only platform operators have this page. */
export const ModuleMapPage = lazyPage('saas', () => import('./views/module-map-page.view'));
