import { NotFoundPage } from '@edu/shared-utility';
import { Navigate, type RouteObject } from 'react-router';
import { OverviewPage } from '../features/overview';

/** The pages below /__segment__; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/overview" replace /> },
  { path: '/overview', element: <OverviewPage /> },
  { path: '*', element: <NotFoundPage /> },
];
