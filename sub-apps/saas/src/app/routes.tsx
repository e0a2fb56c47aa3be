import { NotFoundPage } from '@edu/shared-utility';
import { Navigate, type RouteObject } from 'react-router';
import { DemoHomePage } from '../features/demo-home';
import { DemoSitePage } from '../features/demo-site';
import { HomePage } from '../features/home';
import { ModuleMapPage } from '../features/module-map';
import { StudentsPage } from '../features/students';
import { UsageHelpPage } from '../features/usage-help';
import { phrases } from '../phrases';

/** An address below /saas that is no page leads to the students. */
function NotFound() {
  const { t } = phrases.use();
  return <NotFoundPage back={{ label: t('notFound'), href: '/saas/student' }} />;
}

/** The pages below /saas; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/home" replace /> },
  { path: '/home', element: <HomePage /> },
  { path: '/student', element: <StudentsPage /> },
  { path: '/jiazheng', element: <UsageHelpPage /> },
  { path: '/demo_homepage', element: <DemoHomePage /> },
  { path: '/demo_site', element: <DemoSitePage /> },
  { path: '/modules', element: <ModuleMapPage /> },
  { path: '*', element: <NotFound /> },
];
