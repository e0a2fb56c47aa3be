import { MissingPage } from '@edu/shared-utility/data';
import { Navigate, type RouteObject } from 'react-router';
import { OrdersPage, ProviderPage } from '../features/orders';

/** The pages below /payment. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/orders" replace /> },
  { path: '/orders', element: <OrdersPage /> },
  { path: '/provider', element: <ProviderPage /> },
  { path: '*', element: <MissingPage /> },
];
