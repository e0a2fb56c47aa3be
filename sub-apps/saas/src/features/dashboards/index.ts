import { lazyPage } from '@edu/shared-utility';

/** /saas/downtown and the other addresses: one dashboard, with a preset for each address. */
export const DashboardPage = lazyPage('saas', () => import('./views/dashboard-page.view'));
export { dashboardPaths } from './data/presets';
