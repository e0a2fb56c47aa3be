import { NotFoundPage } from '@edu/shared-utility';
import { Navigate, type RouteObject } from 'react-router';
import { SitePage } from '../features/site';

/** The pages below /modular; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/site" replace /> },
  { path: '/site', element: <SitePage /> },
  { path: '*', element: <NotFoundPage /> },
];
