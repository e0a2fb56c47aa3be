import { lazyPage } from '@edu/shared-utility';

/** /saas/finance: orders of courses. */
export const OrdersPage = lazyPage('saas', () => import('./views/orders-page.view'));
/** /saas/finance/income: the income from orders by month. */
export const IncomePage = lazyPage('saas', () => import('./views/income-page.view'));
