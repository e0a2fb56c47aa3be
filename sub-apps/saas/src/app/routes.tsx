import { type ReactElement, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { DemoHomePage } from '../features/demo-home';
import { DemoSitePage } from '../features/demo-site';
import { ModuleMapPage } from '../features/module-map';
import { StudentsPage } from '../features/students';
import { UsageHelpPage } from '../features/usage-help';
import { NotFound } from './not-found.view';

const lazily = (page: ReactElement) => <Suspense fallback={null}>{page}</Suspense>;

/** The pages below /saas; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/student" replace /> },
  { path: '/student', element: <StudentsPage /> },
  { path: '/jiazheng', element: lazily(<UsageHelpPage />) },
  { path: '/demo_homepage', element: lazily(<DemoHomePage />) },
  { path: '/demo_site', element: lazily(<DemoSitePage />) },
  { path: '/modules', element: lazily(<ModuleMapPage />) },
  { path: '*', element: <NotFound /> },
];
