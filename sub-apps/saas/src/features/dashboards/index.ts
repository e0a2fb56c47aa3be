import { lazyPage } from '@edu/shared-utility';

/** /saas/downtown and its likes: one dashboard over the statistics, each address with its own beginning. */
export const DashboardPage = lazyPage('saas', () => import('./views/dashboard-page.view'));
export { dashboardPaths } from './data/presets';
