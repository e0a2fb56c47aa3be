import { NotFoundPage } from '@edu/shared-utility';
import { Navigate, type RouteObject } from 'react-router';
import { OrdersPage, ProviderPage } from '../features/orders';
import { phrases } from '../phrases';

/** An address below /payment that is no page leads to the orders. */
function NotFound() {
  const { t } = phrases.use();
  return <NotFoundPage back={{ label: t('toOrders'), href: '/payment/orders' }} />;
}

/** The pages below /payment. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/orders" replace /> },
  { path: '/orders', element: <OrdersPage /> },
  { path: '/provider', element: <ProviderPage /> },
  { path: '*', element: <NotFound /> },
];
